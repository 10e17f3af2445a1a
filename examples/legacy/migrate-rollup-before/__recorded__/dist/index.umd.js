(function (global, factory) {
    typeof exports === 'object' && typeof module !== 'undefined' ? factory(exports) :
    typeof define === 'function' && define.amd ? define(['exports'], factory) :
    (global = typeof globalThis !== 'undefined' ? globalThis : global || self, factory(global.Greet = {}));
})(this, (function (exports) { 'use strict';

    var plain = "Hi";
    var polite = "Good day";
    var words = {
    	plain: plain,
    	polite: polite
    };

    /** Greets somebody by name. */
    function greet(name, { polite = false } = {}) {
        return `${polite ? words.polite : words.plain} ${name}`;
    }

    exports.greet = greet;

}));
