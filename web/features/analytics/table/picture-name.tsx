import classes from '#web/features/analytics/analytics.module.css';
import { RowPicture } from '#web/ui/data-table/row-picture.tsx';

interface PictureNameProps {
  name: string;
  /** `null` shows a placeholder. */
  picture: { src: string; colour: string } | null;
}

/** A name after a small picture. */
export const PictureName = ({ name, picture }: PictureNameProps) => (
  <span className={classes['named']} title={name}>
    <RowPicture src={picture?.src} colour={picture?.colour} />
    <span className={classes['name']}>{name}</span>
  </span>
);
