"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.Rating = Rating;
var _average = require("./average");
var _jsxRuntime = require("react/jsx-runtime");
/**
 * Stars for the mean of some votes.
 *
 * @param {{ votes: readonly number[] }} props
 */function Rating({
  votes
}) {
  const stars = Math.round((0, _average.average)(votes) ?? 0);
  return /*#__PURE__*/(0, _jsxRuntime.jsx)("span", {
    "aria-label": `${stars} of 5`,
    children: '★'.repeat(stars)
  });
}