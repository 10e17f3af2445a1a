'use strict';

function greet(name, { polite = false } = {}) {
  return polite ? `Good day, ${name}.` : `Hi ${name}!`;
}

exports.greet = greet;
