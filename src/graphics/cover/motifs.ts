/** A large quiet figure for each service, drawn as lines across the ground of a cover. */
import type { InstrumentName } from '../instruments/Instrument'

/** Paths on a sheet of 400 by 300. */
export const MOTIFS: Record<InstrumentName, string> = {
  // Results under one another.
  search: 'M20 30h170M20 54h290M20 110h130M20 134h320M20 190h200M20 214h270M20 270h150',
  // Bids side by side.
  auction: 'M40 300V90M100 300V40M160 300V150M220 300V70M280 300V190M340 300V110',
  // The lines that letters stand on and reach.
  specimen: 'M0 40H400M0 92H400M0 168H400M0 208H400M60 0V300',
  // Parts that hang on one another.
  components:
    'M160 30h80v50h-80zM200 80v50M60 180v-50h280v50M20 180h80v50h-80zM160 180h80v50h-80zM300 180h80v50h-80zM200 130v50',
  // Where a thumb reaches.
  phone:
    'M400 200A100 100 0 0 0 300 300M400 130A170 170 0 0 0 230 300M400 60A240 240 0 0 0 160 300M400-10A310 310 0 0 0 90 300',
  // Weeks of seven days.
  calendar:
    'M57 0V300M114 0V300M171 0V300M228 0V300M285 0V300M342 0V300M0 60H400M0 120H400M0 180H400M0 240H400',
  // Columns of text.
  article:
    'M20 30h100M20 54h100M20 78h100M20 102h60M150 30h100M150 54h100M150 78h100M150 102h100M150 126h80M280 30h100M280 54h100M280 78h100M280 102h40',
  // Flaps of envelopes.
  inbox: 'M0 20L200 120L400 20M0 80L200 180L400 80M0 140L200 240L400 140M0 200L200 300L400 200',
}
