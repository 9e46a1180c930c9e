import { inMinutes } from "./relative_time";
import { t } from "./texts";

/** A time that passes, in seconds: 45 s, 9:30. */
export const duration = (seconds: number): string =>
  seconds < 60 ? t("seconds", { count: seconds }) : inMinutes(seconds);
