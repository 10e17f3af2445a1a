/*! LICENSE: index.js.LICENSE.txt */
/*! my-library, MIT */ const version = '1.0.0';
export { version };
