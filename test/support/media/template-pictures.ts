import { join } from 'node:path';
import { templatePictureFiles } from '#functions/media/api/stored-pictures.ts';

/** The pictures of templates. */
export const TEMPLATE_PICTURES_SOURCE = join(import.meta.dirname, '../../../functions/media/api/template-pictures');
export const TEMPLATE_PICTURES = templatePictureFiles(TEMPLATE_PICTURES_SOURCE);
