const rate = { broken: 1, assessed: 1, rate: 1, low: 0.206549, high: 1 };
const none = { rate: null, low: null, high: null };
const tried = { tried: 7, moved: 2, broke: 1, rate: 0.142857, low: 0.025666, high: 0.513156 };
const moves = { rate: 0.285714, low: 0.082211, high: 0.641064 };
const [requests, tokens] = [20, 6_300];

export const figuresExample = {
  headline: { ...rate, words: "1 of 1 goal broken (21% to 100%), within 7 queries." },
  notes: [],
  categories: [{ category: "injection", ...rate }],
  severities: [{ severity: "high", ...rate }],
  states: { confirmed: 1, seen: 0, doubtful: 0, held: 0, unassessed: 0, judged: 0, open: 0 },
  survival: {
    points: [{ query: 7, at_risk: 1, broke: 1, censored: 0, held: 0, low: null, high: null }],
    ...{ median: 7, median_low: 7, median_high: null, budget: 30, words: "7 queries (7 to not reached)" },
  },
  success_at: [{ k: 7, share: 1, low: null, high: null }],
  operators: [{ id: "persona.role", family: "persona", title: "A role to play", ...tried, moves }],
  families: [{ family: "persona", ...tried, moves }],
  strategies: [{ strategy: "compose", tried: 7, broke: 1, rate: tried.rate, low: tried.low, high: tried.high }],
  engines: [{ engine: "embedded", tried: 7, broke: 1, rate: tried.rate, low: tried.low, high: tried.high }],
  unassessed: [],
  gradient_share: 1,
  gradient: { steerable: 1, told: 1 },
  judged: { broken: 0, assessed: 0, ...none },
  spending: {
    ...{ requests, tokens, cost: null, model_calls: 0, model_tokens: 0 },
    by_phase: { hunt: { attempts: 7, requests: 9, tokens: 2_800, errors: 0 } },
  },
};
