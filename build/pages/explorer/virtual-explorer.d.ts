declare module 'virtual-explorer' {
  const page: import('./pluginExplorer').ExplorerPage;
  export default page;
}
