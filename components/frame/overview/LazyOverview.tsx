import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component that only some pages need and load. `preload` fetches it early, so that hydrating such a page does not
 * suspend.
 */
function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
    return { default: Loaded };
  };
  const Lazy = lazy(preload) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once per part.
  const Part = (props: Props) => (
    <Suspense>{Loaded ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>
  );
  return Object.assign(Part, { preload });
}

const load = async () => (await import('./OverviewPage')).Overview;
/**
 * Overview pages load their own code and the headings of all pages (specification 2.3). The Markdown build does not
 * wait for lazy components: its first page would be empty. The bundler drops a `require` only in a dead branch;
 * elsewhere it would add 10 KB to every first load.
 */
export const Overview = import.meta.env.SSG_MD
  ? Object.assign((require('./OverviewPage') as typeof import('./OverviewPage')).Overview, {
      preload: load,
    })
  : lazyPart(load);
