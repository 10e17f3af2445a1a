/** The tags that build/pages/example writes for `<Example …>`; pages do not use them by hand. */
export { ExampleGroup, ExamplePanel } from './ExampleGroup';
export { ExampleRuntime } from './ExampleRuntime';
export { ExampleStep } from './ExampleStep';
export { ExampleView } from './ExampleView';
export { ExploreView } from './ExploreView';
