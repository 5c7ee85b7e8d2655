import { IconPhoto } from '@tabler/icons-react';
import classes from '#web/ui/data-table/row-picture.module.css';

interface RowPictureProps {
  /** The address of the picture; without it, a placeholder is shown. */
  src: string | undefined;
  /** The colour that is shown while the picture loads. */
  colour: string | undefined;
}

/** A picture at the height of a table row. */
export const RowPicture = ({ src, colour }: RowPictureProps) => (
  <span className={classes['picture']} style={{ backgroundColor: colour }}>
    {src === undefined ? <IconPhoto size={16} stroke={1.25} aria-hidden /> : <img src={src} alt="" loading="lazy" decoding="async" />}
  </span>
);
