import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Counter } from 'vue-component';

console.log(await renderToString(createSSRApp(Counter, { label: 'Clicks' })));
