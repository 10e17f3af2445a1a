import { render } from 'svelte/server';
import { Counter } from 'svelte-two-outputs';

console.log(render(Counter, { props: { label: 'Clicks:' } }).body);
