import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function Counter($$renderer, $$props) {
    "use strict";
    let { label } = $$props;
    let count = 0;
    $$renderer.push(`<button type="button" class="counter svelte-lgndt7">${__rspack_external_svelte_internal_server_c57d3e80.escape(label)} ${__rspack_external_svelte_internal_server_c57d3e80.escape(count)}</button>`);
}
export default Counter;
