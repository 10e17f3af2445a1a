/*! my-library, MIT */ const version = '1.0.0';
export { version };
