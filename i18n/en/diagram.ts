/** Texts around diagrams in pages. */
export const diagram = {
  /** Name of the button on a diagram. */
  'diagram.enlarge': 'Enlarge the diagram',
  /** Name of the dialog with the large diagram. */
  'diagram.dialog': 'Diagram',
  /** Button that closes the dialog. */
  'diagram.close': 'Close',
} as const;
