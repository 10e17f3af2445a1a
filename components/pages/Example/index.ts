/** The components that build/pages/example writes for `<Example …>`; pages do not use them directly. */
export { ExampleGroup, ExamplePanel } from './ExampleGroup';
export { ExampleRuntime, ExampleStep } from './ExampleStep';
export { ExampleView, ExploreView } from './ExampleView';
