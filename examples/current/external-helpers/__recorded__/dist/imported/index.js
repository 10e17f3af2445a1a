import { _ } from "@swc/helpers/_/_class_call_check";
import { _ as _create_class__ } from "@swc/helpers/_/_create_class";
import { _ as _define_property__ } from "@swc/helpers/_/_define_property";
var src_Point = /*#__PURE__*/ function() {
    "use strict";
    function Point(x) {
        _(this, Point);
        _define_property__(this, "x", void 0);
        this.x = x;
    }
    _create_class__(Point, [
        {
            key: "doubled",
            get: function() {
                return 2 * this.x;
            }
        }
    ]);
    return Point;
}();
export { src_Point as Point };
