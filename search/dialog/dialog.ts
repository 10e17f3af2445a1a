/** Fills the dialog that the shell has opened. A separate script, loaded when a reader may search. */
import { pageLanguage } from '../../browser/language';
import { sessionOf } from '../client/session';
import { OPEN_EVENT } from '../shell/contract';
import { create } from '../shell/create';
import { markFromBefore } from './choose';
import styles from './dialog.css';
import { fillDialog } from './fillDialog';
import screens from './screens.css';

document.head.append(create('style', {}, styles, screens));
document.addEventListener(OPEN_EVENT, (event) => {
  event.preventDefault();
  const { detail: open } = event;
  try {
    const session = sessionOf(pageLanguage());
    session.preload();
    if (open) fillDialog(open, session);
  } catch (error) {
    // Incomplete settings of the provider.
    console.error(error);
    open?.fail();
  }
});
markFromBefore();
