import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of the theme that only some pages need: its code comes with those pages. `preload` fetches it
 * ahead, so that the part is there when a page that is already drawn gets its app.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
