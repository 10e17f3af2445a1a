/*! LICENSE: index.js.LICENSE.txt */
/** Doubles a number and adds one. */ /*! @license MIT */ function doubleAndAddOne(argument) {
    // twice
    const intermediate = 2 * argument;
    return intermediate + 1;
}
export { doubleAndAddOne };
