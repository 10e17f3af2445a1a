/*! LICENSE: index.js.LICENSE.txt */
/*! @license MIT */ function doubleAndAddOne(argument) {
    const intermediate = 2 * argument;
    return intermediate + 1;
}
export { doubleAndAddOne };
