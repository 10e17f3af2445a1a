/// <reference types="@rspress/core" />
declare module '*.css';
/** SVG of the social icons that rspress.config.ts names. */
declare module 'virtual-social-links' {
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
interface ImportMetaEnv {
  /** True while Rspress renders the Markdown version of a page. */
  readonly SSG_MD: boolean;
  /** True in the build that renders HTML, false in the browser. */
  readonly SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
declare module '*.css?inline' {
  const styles: string;
  export default styles;
}
declare module 'virtual-page-data' {
  interface Heading {
    id: string;
    text: string;
    depth: number;
  }
  export const pageData: {
    pages: { routePath: string; description?: string; toc?: readonly Heading[] }[];
  };
}
declare module 'virtual-page-data?headings' {
  const headings: Readonly<Record<string, { title?: string; description?: string }>> | undefined;
  export default headings;
}
/** The routes of a built site, as Rspress makes them. */
declare module 'virtual-routes' {
  type Route = ReturnType<typeof import('@rspress/core/runtime').pathnameToRouteService>;
  export const routes: readonly NonNullable<Route>[];
}
