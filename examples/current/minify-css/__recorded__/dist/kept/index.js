

// extracted by css-extract-rspack-plugin


function src_double(input) {
    const result = input * 2;
    return result;
}

export { src_double as double };
