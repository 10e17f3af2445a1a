import type { rsbuild } from '@rslib/core';

/** Fails the build when it bundles a package that is not in the list. */
export const onlyOwnCode = ({ allowed = [] as string[] }): rsbuild.RsbuildPlugin => ({
  name: 'only-own-code',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const all = stats?.toJson({ all: false, modules: true, nestedModules: true });
      const modules = [all, ...(all?.children ?? [])].flatMap((lib) => lib?.modules ?? []);
      const files = modules.flatMap((one) => [one, ...(one.modules ?? [])]);
      const names = files.map(({ name }) => name?.match(/.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1]);
      const foreign = new Set(names.filter((name) => name && !allowed.includes(name)));
      if (foreign.size > 0) throw new Error(`Bundled, but not allowed: ${[...foreign].join(', ')}`);
    });
  },
});
