type Press = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link goes there, in this tab: not with the keys and buttons by which browsers do something else. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  !(button || ctrlKey || metaKey || shiftKey || altKey);
