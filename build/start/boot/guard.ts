/** Runs inline as the first script of every built page, before the stock ones that read storage. */
import { guardStorage } from '../../../browser/storage';
import { markPartsOff } from '../../../components/frame/parts/partsSwitchedOff';

guardStorage(window);
// Before the first paint; the frontmatter, which may keep the outline in a frame, comes with the app.
markPartsOff(location.search, undefined);
