/*! my-library, MIT */
export const version = '1.0.0';
