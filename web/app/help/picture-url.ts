import type { Language } from '#shared/model/language.ts';
import type { HelpPicture } from '#web/app/help/pages/help-pictures.ts';

/** The addresses of the pictures, whose hash changes with the picture, so that browsers keep them. */
const URLS = import.meta.glob<string>('./pictures/*/*.webp', { query: '?url', import: 'default', eager: true });

/** Returns the address of the picture of a screen in a language. */
export const pictureUrl = (language: Language, picture: HelpPicture): string | undefined => URLS[`./pictures/${language}/${picture}.webp`];
