/** The tags that build/pages/example writes for `<Example …>`; pages do not use them by hand. */
export { ExampleGroup, ExamplePanel } from './ExampleGroup';
export { ExampleRuntime, ExampleStep } from './ExampleStep';
export { ExampleView, ExploreView } from './ExampleView';
