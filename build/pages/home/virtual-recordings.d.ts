declare module 'virtual-recordings' {
  const summary: import('./summarizeRecordings').RecordingsSummary;
  export default summary;
}
