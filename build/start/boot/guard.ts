/** Runs inline as the first script of every built page, before Rspress's own, which read storage. */
import { guardStorage } from '../../../browser/storage';
import { markPartsOff } from '../../../components/frame/parts/partsSwitchedOff';

guardStorage(window);
// Before the first paint. The frontmatter, which may keep the outline in an iframe, is known only to the app.
markPartsOff(location.search, undefined);
