import "svelte/internal/disclose-version";
import "./Counter.css";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<button type="button" class="counter svelte-lgndt7"> </button>');
function Counter($$anchor, $$props) {
    "use strict";
    let count = __rspack_external_svelte_internal_client_f8ec82ce.state(0);
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text, `${$$props.label ?? ''} ${__rspack_external_svelte_internal_client_f8ec82ce.get(count) ?? ''}`));
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, ()=>__rspack_external_svelte_internal_client_f8ec82ce.update(count));
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
export default Counter;
