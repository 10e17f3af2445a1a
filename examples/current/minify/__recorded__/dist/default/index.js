/*! LICENSE: index.js.LICENSE.txt */
/*! my-lib 1.0.0 | MIT */ function src_double(input) {
    const result = 2 * input;
    return result;
}
export { src_double as double };
