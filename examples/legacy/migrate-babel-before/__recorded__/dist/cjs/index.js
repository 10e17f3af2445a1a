"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
Object.defineProperty(exports, "Rating", {
  enumerable: true,
  get: function () {
    return _Rating.Rating;
  }
});
Object.defineProperty(exports, "average", {
  enumerable: true,
  get: function () {
    return _average.average;
  }
});
var _Rating = require("./Rating");
var _average = require("./average");