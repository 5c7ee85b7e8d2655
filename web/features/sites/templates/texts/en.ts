import { cafe } from '#web/features/sites/templates/texts/en/cafe.ts';
import { clinic } from '#web/features/sites/templates/texts/en/clinic.ts';
import { corporate } from '#web/features/sites/templates/texts/en/corporate.ts';
import { cosmetics } from '#web/features/sites/templates/texts/en/cosmetics.ts';
import { event } from '#web/features/sites/templates/texts/en/event.ts';
import { fashion } from '#web/features/sites/templates/texts/en/fashion.ts';
import { hotel } from '#web/features/sites/templates/texts/en/hotel.ts';
import { landing } from '#web/features/sites/templates/texts/en/landing.ts';
import { launch } from '#web/features/sites/templates/texts/en/launch.ts';
import { magazine } from '#web/features/sites/templates/texts/en/magazine.ts';
import { portfolio } from '#web/features/sites/templates/texts/en/portfolio.ts';
import { realEstate } from '#web/features/sites/templates/texts/en/real-estate.ts';
import { recruiting } from '#web/features/sites/templates/texts/en/recruiting.ts';
import { restaurant } from '#web/features/sites/templates/texts/en/restaurant.ts';
import { salon } from '#web/features/sites/templates/texts/en/salon.ts';
import { school } from '#web/features/sites/templates/texts/en/school.ts';
import { shop } from '#web/features/sites/templates/texts/en/shop.ts';
import { wedding } from '#web/features/sites/templates/texts/en/wedding.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The texts of the templates in English. */
export const texts: AllTemplateTexts = {
  cafe,
  clinic,
  corporate,
  cosmetics,
  event,
  fashion,
  hotel,
  landing,
  launch,
  magazine,
  portfolio,
  'real-estate': realEstate,
  recruiting,
  restaurant,
  salon,
  school,
  shop,
  wedding,
};
