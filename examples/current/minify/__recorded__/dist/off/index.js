

/*! my-lib 1.0.0 | MIT */ /** Doubles a number. */ function src_double(input) {
    // a line comment
    const result = input * 2;
    return result;
}
function unused() {}

export { src_double as double };
