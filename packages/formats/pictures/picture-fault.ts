// What is wrong with a picture.

import { SaidError } from '@muster/sentences'

/** Thrown for a picture that cannot be used: words that follow the name of its field. */
export class PictureFault extends SaidError {}
