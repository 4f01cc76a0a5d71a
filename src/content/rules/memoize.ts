/**
 * A function of one object, worked out once for each: several rules ask the same.
 *
 * @param question must give the same answer for the same object
 */
export function memoize<Subject extends object, Answer>(
  question: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, { answer: Answer }>()
  return subject => {
    const { answer } = known.get(subject) ?? { answer: question(subject) }
    known.set(subject, { answer })
    return answer
  }
}
