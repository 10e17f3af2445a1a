/** Runs inline as the first script of every built page, before the stock ones that read storage. */
import { guardStorage } from '../../../browser/storage';

guardStorage(window);
