import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { FONTS, type FontId } from '#shared/model/sites/font.ts';
import classes from '#web/features/editor/design/design.module.css';
import { fontFamily } from '#shared/rules/themes/font-files.ts';
import { loadFont } from '#web/lib/fonts/font-faces.ts';

interface FontOptionProps {
  id: FontId;
  language: Language;
  /** The user's own words, in which the font is shown. */
  words: string;
}

/** A font in a list: its name, and words in it as soon as its file has been downloaded. The download starts when the option is in view. */
export function FontOption({ id, language, words }: FontOptionProps) {
  const { ref, entry } = useIntersection<HTMLSpanElement>();
  const isInView = entry?.isIntersecting ?? false;
  const [isLoaded, setLoaded] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isInView || isLoaded !== null) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const hasFont = await loadFont(id);
      if (isCurrent) setLoaded(hasFont);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, isInView, isLoaded]);
  return (
    <span ref={ref} className={classes['font']}>
      <span className={classes['fontName']}>{FONTS[id].family}</span>
      {isLoaded !== false && (
        <span
          aria-hidden
          lang={LANGUAGE_TAG[language]}
          className={classes['fontWords']}
          data-loaded={isLoaded === true}
          style={{ fontFamily: `'${fontFamily(id)}'` }}
        >
          {words}
        </span>
      )}
    </span>
  );
}
