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
const catalogues = import.meta.glob<Record<string, Record<string, unknown>>>('../../shared/messages/*/{console,editor,help}/*.ts');

async function loadCatalogue(language: string, area: string): Promise<Record<string, unknown>> {
  const file = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = ['console', 'editor', 'help']
    .map((folder) => catalogues[`../../shared/messages/${language}/${folder}/${file}.ts`])
    .find((loader) => loader !== undefined);
  const module = await load?.();
  const catalogue = module?.[area];
  if (!catalogue) throw new Error(`No catalogue ${language}/${area}`);
  return catalogue;
}

/**
 * Loads a catalogue, or that of the fallback language if it cannot be fetched. The fallback never replaces single texts, because every
 * catalogue is complete by its type.
 */
const loadCatalogueOrFallback = (language: string, area: string): Promise<Record<string, unknown>> =>
  loadCatalogue(language, area).catch(() => loadCatalogue(FALLBACK_LANGUAGE, area));

/** Loads a catalogue when a screen first uses it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: false,
  read: loadCatalogueOrFallback,
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

/** Resolves when i18next knows its options. It would forget the areas that are requested earlier. */
const started = new Promise<void>((resolve) => {
  i18n.on('initialized', () => {
    resolve();
  });
});

/** Loads the catalogues of areas. Before i18next has started, their download begins beside that of its first catalogues. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  const language = rememberedLanguage();
  if (!i18n.isInitialized) await Promise.allSettled(areas.map((area) => loadCatalogueOrFallback(language, area)));
  await started;
  await i18n.loadNamespaces(areas);
}

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
