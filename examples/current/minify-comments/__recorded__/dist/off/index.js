

/** Doubles a number and adds one. */ /*! @license MIT */ function doubleAndAddOne(argument) {
    // twice
    const intermediate = argument * 2;
    return intermediate + 1;
}

export { doubleAndAddOne };
