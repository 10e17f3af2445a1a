type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link opens it in this tab, that is, with the main button and no modifier key. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);
