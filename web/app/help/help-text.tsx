import { labelIn } from '#web/app/help/pages/help-texts.ts';
import { helpFigures } from '#web/app/help/pages/help-figures.ts';
import { partsOf, withFigures } from '#web/app/help/pages/help-markup.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** A text of the help, with its figures and the labels of the screen. */
export function HelpText({ children }: { children: string }) {
  const language = useLanguage();
  const figures = Object.entries(helpFigures(useUser().imageMaxMb)).map(([name, figure]) => [name, formatNumber(figure, language)]);
  const parts = partsOf(withFigures(children, Object.fromEntries(figures) as Record<string, string>), (key) => labelIn(language, key));
  return parts.map(({ text, isLabel }, index) => (isLabel ? <b key={index}>{text}</b> : text));
}
