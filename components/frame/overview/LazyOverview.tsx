import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of the theme that only some pages need: its code comes with those pages. `preload` fetches it
 * ahead, so that the part is there when a page that is already drawn gets its app.
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
 * Overview pages bring their own code and the headings of all pages (specification 2.3). Nothing waits for
 * a lazy part while Markdown is written: its first page would be empty. The bundler drops a `require`
 * only inside of a branch that is never taken; anywhere else it puts 10 KB into every first load.
 */
export const Overview = import.meta.env.SSG_MD
  ? Object.assign((require('./OverviewPage') as typeof import('./OverviewPage')).Overview, {
      preload: load,
    })
  : lazyPart(load);
