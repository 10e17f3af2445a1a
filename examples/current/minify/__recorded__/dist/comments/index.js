/*! LICENSE: index.js.LICENSE.txt */
/*! my-lib 1.0.0 | MIT *//** Doubles a number. */function e(e){return 2*e}export{e as double};