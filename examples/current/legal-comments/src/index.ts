/*! my-lib 1.0.0 | MIT */
export const a = 1;
