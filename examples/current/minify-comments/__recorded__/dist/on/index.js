/*! LICENSE: index.js.LICENSE.txt */
function n(n){return 2*n+1}export{n as doubleAndAddOne};