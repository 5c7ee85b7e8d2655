import type { MouseEvent } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { CommentPoint, CommentThread } from '#shared/model/preview/comment.ts';
import classes from '#web/features/preview/shared/comments/comments.module.css';

interface CommentPinsProps {
  /** The comments of the sheet that is shown, with their numbers. */
  pins: readonly { comment: CommentThread; number: number }[];
  activeId: string | null;
  onSelect: (commentId: string) => void;
  /** The place of a comment that is being written. */
  draft: CommentPoint | null;
  /** Called with the place of the next click; absent unless a place is to be chosen. */
  onPlace?: ((point: CommentPoint) => void) | undefined;
}

const PERCENT = 100;
const percent = (part: number, whole: number): number =>
  Math.min(PERCENT, Math.max(0, Math.round((part / whole) * PERCENT * PERCENT) / PERCENT));

const style = ({ x, y }: CommentPoint) => ({ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` });

/** Shows pins over a sheet. Fills its container, which must cover exactly the sheet. Clicks pass through, except those on pins. */
export function CommentPins({ pins, activeId, onSelect, draft, onPlace }: CommentPinsProps) {
  const { t } = useTranslation('comments');
  const place = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A click by keyboard has no position, so it chooses the middle.
    const isByKeyboard = event.detail === 0;
    onPlace?.(isByKeyboard ? { x: 50, y: 50 } : { x: percent(event.clientX - left, width), y: percent(event.clientY - top, height) });
  };
  return (
    <div className={classes['pins']}>
      {onPlace && <button type="button" className={classes['target']} aria-label={t('placeHere')} onClick={place} />}
      {pins.map(
        ({ comment: { id, point, text }, number }) =>
          point && (
            <button
              key={id}
              type="button"
              className={classes['pin']}
              data-active={id === activeId || undefined}
              style={style(point)}
              title={text}
              aria-label={t('pin', { number, text })}
              onClick={() => onSelect(id)}
            >
              {number}
            </button>
          ),
      )}
      {draft && <span className={classes['pin']} data-draft style={style(draft)} aria-hidden />}
    </div>
  );
}
