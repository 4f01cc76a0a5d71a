/** How much is tried. The README states these figures. */

/** Ways in which the files of data/ and content/ are broken; `FUZZ=20000` tries more. */
export const MUTANTS = 5_000

/** Where chance starts from; `FUZZ_SEED=2` starts elsewhere. */
export const SEED = 1

/** What a file may take to be checked, in seconds of the processor. */
export const LIMIT_SECONDS = 2
