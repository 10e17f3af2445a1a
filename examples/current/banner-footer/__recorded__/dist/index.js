/*! my-lib 1.0.0 | MIT */
const a = ()=>1;
export { a };

// end of my-lib