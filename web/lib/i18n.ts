import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, Language, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import { LANGUAGE_COOKIE_SECONDS } from '#shared/model/limits.ts';
import type { Area, Translate } from '#web/lib/texts.ts';
import { readCookies, writeCookie } from '#web/lib/storage/browser-storage.ts';

/** The i18next instance of the console; screens read texts with `useTranslation`. */
export const i18n = createInstance();

/** Returns the texts of an area outside of components; its catalogue must be loaded. */
export const textsOf = <A extends Area>(area: A): Translate<A> => i18n.getFixedT(null, area) as unknown as Translate<A>;

const LANGUAGE_COOKIE = 'language';

/** One module per language and area, each exporting its catalogue under the area's name. */
const catalogues = import.meta.glob<Record<string, Record<string, unknown>>>('../../shared/messages/*/{console,editor}/*.ts');

async function loadCatalogue(language: string, area: string): Promise<Record<string, unknown>> {
  const load = ['console', 'editor']
    .map((folder) => catalogues[`../../shared/messages/${language}/${folder}/${area}.ts`])
    .find((loader) => loader !== undefined);
  const module = await load?.();
  const catalogue = module?.[area];
  if (!catalogue) throw new Error(`No catalogue ${language}/${area}`);
  return catalogue;
}

/**
 * Loads a catalogue when a screen first uses it. The fallback language replaces a catalogue that cannot be fetched, but never
 * single texts, because every catalogue is complete by its type.
 */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: false,
  read: (language, area) => loadCatalogue(language, area).catch(() => loadCatalogue(FALLBACK_LANGUAGE, area)),
};

function rememberedLanguage(): Language {
  const value = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(readCookies())?.[1];
  const parsed = Language.safeParse(value);
  return parsed.success ? parsed.data : DEFAULT_LANGUAGE;
}

const showLanguage = (language: string): void => {
  document.documentElement.lang = LANGUAGE_TAG[toLanguage(language)];
};

/** Returns the console language for a code reported by i18next; the default language for an unknown code. */
export const toLanguage = (language: string): Language => LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;

/** Switches the console to a language and keeps it in a cookie for 30 days. */
export async function changeLanguage(language: Language): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(`${LANGUAGE_COOKIE}=${language}; Max-Age=${LANGUAGE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`);
  await i18n.changeLanguage(language);
}

/** Initialises i18next in the remembered language and loads the catalogues of the shell. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', showLanguage);
  await i18n
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: rememberedLanguage(),
      fallbackLng: false,
      supportedLngs: [...LANGUAGES],
      ns: ['common', 'errors', 'session', 'sites'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    });
}
