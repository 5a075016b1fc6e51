// Made by `npm run emulator:compile` from contracts/. Do not edit.
var Se = (r, s) => () => {
  try {
    return s || r((s = { exports: {} }).exports, s), s.exports;
  } catch (z) {
    throw s = 0, z;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var De = Se((xe) => {
  "use strict";
  Object.defineProperty(xe, "__esModule", { value: !0 });
  function Ie(r) {
    let s = r.length, z = 0, N = 0, P;
    for (; N < s; )
      z++, P = r.charCodeAt(N++), P >= 55296 && P <= 56319 && N < s && (P = r.charCodeAt(N), (P & 64512) === 56320 && N++);
    return z;
  }
  xe.default = Ie;
  Ie.code = 'require("ajv/dist/runtime/ucs2length").default';
});

// <stdin>
var Fe = g;
var Ve = { type: "string", enum: ["alignment", "transcription"] };
var Ne = { type: "object", required: ["url"], properties: { url: { type: "string" }, contents: { type: "array", items: { type: "string", enum: ["jobinfo", "transcript", "transcript.json-v2", "transcript.txt", "transcript.srt", "alignment", "alignment.word_start_and_end", "alignment.one_per_line", "data", "text"] } }, method: { type: "string", enum: ["post", "put"] }, auth_headers: { type: "array", items: { type: "string" } } } };
var Re = { type: "object", properties: { expected_languages: { type: "array", items: { type: "string" } }, low_confidence_action: { type: "string", enum: ["allow", "reject", "use_default_language"] }, default_language: { type: "string" } } }, Ce = { type: "object", properties: { content_type: { type: "string", enum: ["auto", "informative", "conversational"] }, summary_length: { type: "string", enum: ["brief", "detailed"] }, summary_type: { type: "string", enum: ["paragraphs", "bullets"] } } };
var Oe = { type: "object", required: ["language"], properties: { language: { type: "string" }, domain: { type: "string" }, language_hints: { type: "array", items: { type: "string" } }, output_locale: { type: "string" }, model: { $ref: "#/components/schemas/Model" }, operating_point: { $ref: "#/components/schemas/Model" }, additional_vocab: { type: "array", maxItems: 1e3, items: { type: "object", required: ["content"], properties: { content: { type: "string" }, sounds_like: { type: "array", items: { type: "string" } } } } }, punctuation_overrides: { type: "object", properties: { sensitivity: { type: "number", format: "float", minimum: 0, maximum: 1 }, permitted_marks: { type: "array", items: { type: "string", pattern: "^(.|all)$" } } } }, diarization: { type: "string", enum: ["none", "speaker", "channel"] }, channel_diarization_labels: { type: "array", items: { type: "string", pattern: "^[A-Za-z0-9._]+$" } }, enable_entities: { type: "boolean" }, max_delay_mode: { type: "string", enum: ["fixed", "flexible"] }, transcript_filtering_config: { type: "object", properties: { remove_disfluencies: { type: "boolean" }, replacements: { type: "array", items: { type: "object", required: ["from", "to"], properties: { from: { type: "string" }, to: { type: "string" } } } } } }, speaker_diarization_config: { type: "object", properties: { speaker_sensitivity: { type: "number", format: "float", minimum: 0, maximum: 1 }, prefer_current_speaker: { type: "boolean" }, get_speakers: { type: "boolean" }, speakers: { type: "array", items: { $ref: "#/components/schemas/SpeakersInputItem" } } } }, audio_filtering_config: { type: "object", properties: { volume_threshold: { type: "number", format: "float", minimum: 0, maximum: 100 } } } } }, Te = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] };
var ze = new RegExp("^(.|all)$", "u"), Le = new RegExp("^[A-Za-z0-9._]+$", "u"), je = De().default;
function _(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = _.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let S;
      if (r.language === void 0 && (S = "language"))
        return _.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: S }, message: "must have required property '" + S + "'" }], !1;
      if (r.language !== void 0) {
        let c = e;
        if (typeof r.language != "string")
          return _.errors = [{ instancePath: s + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var t = c === e;
      } else
        var t = !0;
      if (t) {
        if (r.domain !== void 0) {
          let c = e;
          if (typeof r.domain != "string")
            return _.errors = [{ instancePath: s + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = c === e;
        } else
          var t = !0;
        if (t) {
          if (r.language_hints !== void 0) {
            let c = r.language_hints, w = e;
            if (e === w)
              if (Array.isArray(c)) {
                var m = !0;
                let A = c.length;
                for (let j = 0; j < A; j++) {
                  let T = e;
                  if (typeof c[j] != "string")
                    return _.errors = [{ instancePath: s + "/language_hints/" + j, schemaPath: "#/properties/language_hints/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var m = T === e;
                  if (!m)
                    break;
                }
              } else
                return _.errors = [{ instancePath: s + "/language_hints", schemaPath: "#/properties/language_hints/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = w === e;
          } else
            var t = !0;
          if (t) {
            if (r.output_locale !== void 0) {
              let c = e;
              if (typeof r.output_locale != "string")
                return _.errors = [{ instancePath: s + "/output_locale", schemaPath: "#/properties/output_locale/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = c === e;
            } else
              var t = !0;
            if (t) {
              if (r.model !== void 0) {
                let c = r.model, w = e;
                if (typeof c != "string")
                  return _.errors = [{ instancePath: s + "/model", schemaPath: "#/components/schemas/Model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                if (!(c === "standard" || c === "enhanced" || c === "multilingual-1"))
                  return _.errors = [{ instancePath: s + "/model", schemaPath: "#/components/schemas/Model/enum", keyword: "enum", params: { allowedValues: Te.enum }, message: "must be equal to one of the allowed values" }], !1;
                var t = w === e;
              } else
                var t = !0;
              if (t) {
                if (r.operating_point !== void 0) {
                  let c = r.operating_point, w = e;
                  if (typeof c != "string")
                    return _.errors = [{ instancePath: s + "/operating_point", schemaPath: "#/components/schemas/Model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  if (!(c === "standard" || c === "enhanced" || c === "multilingual-1"))
                    return _.errors = [{ instancePath: s + "/operating_point", schemaPath: "#/components/schemas/Model/enum", keyword: "enum", params: { allowedValues: Te.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var t = w === e;
                } else
                  var t = !0;
                if (t) {
                  if (r.additional_vocab !== void 0) {
                    let c = r.additional_vocab, w = e;
                    if (e === w)
                      if (Array.isArray(c)) {
                        if (c.length > 1e3)
                          return _.errors = [{ instancePath: s + "/additional_vocab", schemaPath: "#/properties/additional_vocab/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                        {
                          var i = !0;
                          let A = c.length;
                          for (let j = 0; j < A; j++) {
                            let T = c[j], U = e;
                            if (e === U)
                              if (T && typeof T == "object" && !Array.isArray(T)) {
                                let $;
                                if (T.content === void 0 && ($ = "content"))
                                  return _.errors = [{ instancePath: s + "/additional_vocab/" + j, schemaPath: "#/properties/additional_vocab/items/required", keyword: "required", params: { missingProperty: $ }, message: "must have required property '" + $ + "'" }], !1;
                                if (T.content !== void 0) {
                                  let L = e;
                                  if (typeof T.content != "string")
                                    return _.errors = [{ instancePath: s + "/additional_vocab/" + j + "/content", schemaPath: "#/properties/additional_vocab/items/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var p = L === e;
                                } else
                                  var p = !0;
                                if (p)
                                  if (T.sounds_like !== void 0) {
                                    let L = T.sounds_like, l = e;
                                    if (e === l)
                                      if (Array.isArray(L)) {
                                        var d = !0;
                                        let Z = L.length;
                                        for (let H = 0; H < Z; H++) {
                                          let u = e;
                                          if (typeof L[H] != "string")
                                            return _.errors = [{ instancePath: s + "/additional_vocab/" + j + "/sounds_like/" + H, schemaPath: "#/properties/additional_vocab/items/properties/sounds_like/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var d = u === e;
                                          if (!d)
                                            break;
                                        }
                                      } else
                                        return _.errors = [{ instancePath: s + "/additional_vocab/" + j + "/sounds_like", schemaPath: "#/properties/additional_vocab/items/properties/sounds_like/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var p = l === e;
                                  } else
                                    var p = !0;
                              } else
                                return _.errors = [{ instancePath: s + "/additional_vocab/" + j, schemaPath: "#/properties/additional_vocab/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var i = U === e;
                            if (!i)
                              break;
                          }
                        }
                      } else
                        return _.errors = [{ instancePath: s + "/additional_vocab", schemaPath: "#/properties/additional_vocab/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var t = w === e;
                  } else
                    var t = !0;
                  if (t) {
                    if (r.punctuation_overrides !== void 0) {
                      let c = r.punctuation_overrides, w = e;
                      if (e === w)
                        if (c && typeof c == "object" && !Array.isArray(c)) {
                          if (c.sensitivity !== void 0) {
                            let A = c.sensitivity, j = e;
                            if (e === j)
                              if (typeof A == "number") {
                                if (A > 1 || isNaN(A))
                                  return _.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/properties/punctuation_overrides/properties/sensitivity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                if (A < 0 || isNaN(A))
                                  return _.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/properties/punctuation_overrides/properties/sensitivity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              } else
                                return _.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/properties/punctuation_overrides/properties/sensitivity/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                            var k = j === e;
                          } else
                            var k = !0;
                          if (k)
                            if (c.permitted_marks !== void 0) {
                              let A = c.permitted_marks, j = e;
                              if (e === j)
                                if (Array.isArray(A)) {
                                  var o = !0;
                                  let U = A.length;
                                  for (let F = 0; F < U; F++) {
                                    let $ = A[F], L = e;
                                    if (e === L)
                                      if (typeof $ == "string") {
                                        if (!ze.test($))
                                          return _.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + F, schemaPath: "#/properties/punctuation_overrides/properties/permitted_marks/items/pattern", keyword: "pattern", params: { pattern: "^(.|all)$" }, message: 'must match pattern "^(.|all)$"' }], !1;
                                      } else
                                        return _.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + F, schemaPath: "#/properties/punctuation_overrides/properties/permitted_marks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var o = L === e;
                                    if (!o)
                                      break;
                                  }
                                } else
                                  return _.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks", schemaPath: "#/properties/punctuation_overrides/properties/permitted_marks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var k = j === e;
                            } else
                              var k = !0;
                        } else
                          return _.errors = [{ instancePath: s + "/punctuation_overrides", schemaPath: "#/properties/punctuation_overrides/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var t = w === e;
                    } else
                      var t = !0;
                    if (t) {
                      if (r.diarization !== void 0) {
                        let c = r.diarization, w = e;
                        if (typeof c != "string")
                          return _.errors = [{ instancePath: s + "/diarization", schemaPath: "#/properties/diarization/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        if (!(c === "none" || c === "speaker" || c === "channel"))
                          return _.errors = [{ instancePath: s + "/diarization", schemaPath: "#/properties/diarization/enum", keyword: "enum", params: { allowedValues: Oe.properties.diarization.enum }, message: "must be equal to one of the allowed values" }], !1;
                        var t = w === e;
                      } else
                        var t = !0;
                      if (t) {
                        if (r.channel_diarization_labels !== void 0) {
                          let c = r.channel_diarization_labels, w = e;
                          if (e === w)
                            if (Array.isArray(c)) {
                              var f = !0;
                              let A = c.length;
                              for (let j = 0; j < A; j++) {
                                let T = c[j], U = e;
                                if (e === U)
                                  if (typeof T == "string") {
                                    if (!Le.test(T))
                                      return _.errors = [{ instancePath: s + "/channel_diarization_labels/" + j, schemaPath: "#/properties/channel_diarization_labels/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._]+$" }, message: 'must match pattern "^[A-Za-z0-9._]+$"' }], !1;
                                  } else
                                    return _.errors = [{ instancePath: s + "/channel_diarization_labels/" + j, schemaPath: "#/properties/channel_diarization_labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var f = U === e;
                                if (!f)
                                  break;
                              }
                            } else
                              return _.errors = [{ instancePath: s + "/channel_diarization_labels", schemaPath: "#/properties/channel_diarization_labels/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var t = w === e;
                        } else
                          var t = !0;
                        if (t) {
                          if (r.enable_entities !== void 0) {
                            let c = e;
                            if (typeof r.enable_entities != "boolean")
                              return _.errors = [{ instancePath: s + "/enable_entities", schemaPath: "#/properties/enable_entities/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var t = c === e;
                          } else
                            var t = !0;
                          if (t) {
                            if (r.max_delay_mode !== void 0) {
                              let c = r.max_delay_mode, w = e;
                              if (typeof c != "string")
                                return _.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/properties/max_delay_mode/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              if (!(c === "fixed" || c === "flexible"))
                                return _.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/properties/max_delay_mode/enum", keyword: "enum", params: { allowedValues: Oe.properties.max_delay_mode.enum }, message: "must be equal to one of the allowed values" }], !1;
                              var t = w === e;
                            } else
                              var t = !0;
                            if (t) {
                              if (r.transcript_filtering_config !== void 0) {
                                let c = r.transcript_filtering_config, w = e;
                                if (e === w)
                                  if (c && typeof c == "object" && !Array.isArray(c)) {
                                    if (c.remove_disfluencies !== void 0) {
                                      let A = e;
                                      if (typeof c.remove_disfluencies != "boolean")
                                        return _.errors = [{ instancePath: s + "/transcript_filtering_config/remove_disfluencies", schemaPath: "#/properties/transcript_filtering_config/properties/remove_disfluencies/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var v = A === e;
                                    } else
                                      var v = !0;
                                    if (v)
                                      if (c.replacements !== void 0) {
                                        let A = c.replacements, j = e;
                                        if (e === j)
                                          if (Array.isArray(A)) {
                                            var C = !0;
                                            let U = A.length;
                                            for (let F = 0; F < U; F++) {
                                              let $ = A[F], L = e;
                                              if (e === L)
                                                if ($ && typeof $ == "object" && !Array.isArray($)) {
                                                  let D;
                                                  if ($.from === void 0 && (D = "from") || $.to === void 0 && (D = "to"))
                                                    return _.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + F, schemaPath: "#/properties/transcript_filtering_config/properties/replacements/items/required", keyword: "required", params: { missingProperty: D }, message: "must have required property '" + D + "'" }], !1;
                                                  if ($.from !== void 0) {
                                                    let Z = e;
                                                    if (typeof $.from != "string")
                                                      return _.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + F + "/from", schemaPath: "#/properties/transcript_filtering_config/properties/replacements/items/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var y = Z === e;
                                                  } else
                                                    var y = !0;
                                                  if (y)
                                                    if ($.to !== void 0) {
                                                      let Z = e;
                                                      if (typeof $.to != "string")
                                                        return _.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + F + "/to", schemaPath: "#/properties/transcript_filtering_config/properties/replacements/items/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var y = Z === e;
                                                    } else
                                                      var y = !0;
                                                } else
                                                  return _.errors = [{ instancePath: s + "/transcript_filtering_config/replacements/" + F, schemaPath: "#/properties/transcript_filtering_config/properties/replacements/items/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                              var C = L === e;
                                              if (!C)
                                                break;
                                            }
                                          } else
                                            return _.errors = [{ instancePath: s + "/transcript_filtering_config/replacements", schemaPath: "#/properties/transcript_filtering_config/properties/replacements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var v = j === e;
                                      } else
                                        var v = !0;
                                  } else
                                    return _.errors = [{ instancePath: s + "/transcript_filtering_config", schemaPath: "#/properties/transcript_filtering_config/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var t = w === e;
                              } else
                                var t = !0;
                              if (t) {
                                if (r.speaker_diarization_config !== void 0) {
                                  let c = r.speaker_diarization_config, w = e;
                                  if (e === w)
                                    if (c && typeof c == "object" && !Array.isArray(c)) {
                                      if (c.speaker_sensitivity !== void 0) {
                                        let A = c.speaker_sensitivity, j = e;
                                        if (e === j)
                                          if (typeof A == "number") {
                                            if (A > 1 || isNaN(A))
                                              return _.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", schemaPath: "#/properties/speaker_diarization_config/properties/speaker_sensitivity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                            if (A < 0 || isNaN(A))
                                              return _.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", schemaPath: "#/properties/speaker_diarization_config/properties/speaker_sensitivity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                          } else
                                            return _.errors = [{ instancePath: s + "/speaker_diarization_config/speaker_sensitivity", schemaPath: "#/properties/speaker_diarization_config/properties/speaker_sensitivity/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                        var h = j === e;
                                      } else
                                        var h = !0;
                                      if (h) {
                                        if (c.prefer_current_speaker !== void 0) {
                                          let A = e;
                                          if (typeof c.prefer_current_speaker != "boolean")
                                            return _.errors = [{ instancePath: s + "/speaker_diarization_config/prefer_current_speaker", schemaPath: "#/properties/speaker_diarization_config/properties/prefer_current_speaker/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var h = A === e;
                                        } else
                                          var h = !0;
                                        if (h) {
                                          if (c.get_speakers !== void 0) {
                                            let A = e;
                                            if (typeof c.get_speakers != "boolean")
                                              return _.errors = [{ instancePath: s + "/speaker_diarization_config/get_speakers", schemaPath: "#/properties/speaker_diarization_config/properties/get_speakers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                            var h = A === e;
                                          } else
                                            var h = !0;
                                          if (h)
                                            if (c.speakers !== void 0) {
                                              let A = c.speakers, j = e;
                                              if (e === j)
                                                if (Array.isArray(A)) {
                                                  var O = !0;
                                                  let U = A.length;
                                                  for (let F = 0; F < U; F++) {
                                                    let $ = A[F], L = e;
                                                    if (e === e)
                                                      if ($ && typeof $ == "object" && !Array.isArray($)) {
                                                        let Z;
                                                        if ($.label === void 0 && (Z = "label") || $.speaker_identifiers === void 0 && (Z = "speaker_identifiers"))
                                                          return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F, schemaPath: "#/components/schemas/SpeakersInputItem/required", keyword: "required", params: { missingProperty: Z }, message: "must have required property '" + Z + "'" }], !1;
                                                        if ($.label !== void 0) {
                                                          let H = $.label, u = e;
                                                          if (e === u)
                                                            if (typeof H == "string") {
                                                              if (je(H) < 1)
                                                                return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/label", schemaPath: "#/components/schemas/SpeakersInputItem/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                                            } else
                                                              return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/label", schemaPath: "#/components/schemas/SpeakersInputItem/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                          var I = u === e;
                                                        } else
                                                          var I = !0;
                                                        if (I)
                                                          if ($.speaker_identifiers !== void 0) {
                                                            let H = $.speaker_identifiers, u = e;
                                                            if (e === u)
                                                              if (Array.isArray(H)) {
                                                                if (H.length < 1)
                                                                  return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                                                                {
                                                                  var V = !0;
                                                                  let R = H.length;
                                                                  for (let E = 0; E < R; E++) {
                                                                    let W = e;
                                                                    if (typeof H[E] != "string")
                                                                      return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/speaker_identifiers/" + E, schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var V = W === e;
                                                                    if (!V)
                                                                      break;
                                                                  }
                                                                  if (V) {
                                                                    let E = H.length, W;
                                                                    if (E > 1) {
                                                                      let B = {};
                                                                      for (; E--; ) {
                                                                        let K = H[E];
                                                                        if (typeof K == "string") {
                                                                          if (typeof B[K] == "number") {
                                                                            return W = B[K], _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/uniqueItems", keyword: "uniqueItems", params: { i: E, j: W }, message: "must NOT have duplicate items (items ## " + W + " and " + E + " are identical)" }], !1;
                                                                            break;
                                                                          }
                                                                          B[K] = E;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              } else
                                                                return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                            var I = u === e;
                                                          } else
                                                            var I = !0;
                                                      } else
                                                        return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers/" + F, schemaPath: "#/components/schemas/SpeakersInputItem/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                                    var O = L === e;
                                                    if (!O)
                                                      break;
                                                  }
                                                } else
                                                  return _.errors = [{ instancePath: s + "/speaker_diarization_config/speakers", schemaPath: "#/properties/speaker_diarization_config/properties/speakers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var h = j === e;
                                            } else
                                              var h = !0;
                                        }
                                      }
                                    } else
                                      return _.errors = [{ instancePath: s + "/speaker_diarization_config", schemaPath: "#/properties/speaker_diarization_config/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var t = w === e;
                                } else
                                  var t = !0;
                                if (t)
                                  if (r.audio_filtering_config !== void 0) {
                                    let c = r.audio_filtering_config, w = e;
                                    if (e === w)
                                      if (c && typeof c == "object" && !Array.isArray(c)) {
                                        if (c.volume_threshold !== void 0) {
                                          let A = c.volume_threshold;
                                          if (e === e)
                                            if (typeof A == "number") {
                                              if (A > 100 || isNaN(A))
                                                return _.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/properties/audio_filtering_config/properties/volume_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                              if (A < 0 || isNaN(A))
                                                return _.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/properties/audio_filtering_config/properties/volume_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                            } else
                                              return _.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/properties/audio_filtering_config/properties/volume_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                        }
                                      } else
                                        return _.errors = [{ instancePath: s + "/audio_filtering_config", schemaPath: "#/properties/audio_filtering_config/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                    var t = w === e;
                                  } else
                                    var t = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return _.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return _.errors = a, e === 0;
}
_.evaluated = { props: { language: !0, domain: !0, language_hints: !0, output_locale: !0, model: !0, operating_point: !0, additional_vocab: !0, punctuation_overrides: !0, diarization: !0, channel_diarization_labels: !0, enable_entities: !0, max_delay_mode: !0, transcript_filtering_config: !0, speaker_diarization_config: !0, audio_filtering_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
function g(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = g.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, m = e, i = !0, p = e;
  if (r && typeof r == "object" && !Array.isArray(r)) {
    let L;
    if (r.type === void 0 && (L = "type")) {
      let l = {};
      a === null ? a = [l] : a.push(l), e++;
    } else if (r.type !== void 0 && r.type !== "transcription") {
      let l = {};
      a === null ? a = [l] : a.push(l), e++;
    }
  }
  var d = p === e;
  if (e = m, a !== null && (m ? a.length = m : a = null), d) {
    let L = e;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let D;
      if (r.transcription_config === void 0 && (D = "transcription_config"))
        return g.errors = [{ instancePath: s, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: D }, message: "must have required property '" + D + "'" }], !1;
    }
    var d = L === e;
    i = d;
  }
  if (!i) {
    let L = { instancePath: s, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
    return a === null ? a = [L] : a.push(L), e++, g.errors = a, !1;
  }
  var k = t === e;
  if (k) {
    let L = e, l = e, D = !0, Z = e;
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let u;
      if (r.type === void 0 && (u = "type")) {
        let b = {};
        a === null ? a = [b] : a.push(b), e++;
      } else if (r.type !== void 0 && r.type !== "alignment") {
        let b = {};
        a === null ? a = [b] : a.push(b), e++;
      }
    }
    var o = Z === e;
    if (e = l, a !== null && (l ? a.length = l : a = null), o) {
      let u = e;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        let R;
        if (r.alignment_config === void 0 && (R = "alignment_config"))
          return g.errors = [{ instancePath: s, schemaPath: "#/allOf/1/then/required", keyword: "required", params: { missingProperty: R }, message: "must have required property '" + R + "'" }], !1;
      }
      var o = u === e;
      D = o;
    }
    if (!D) {
      let u = { instancePath: s, schemaPath: "#/allOf/1/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
      return a === null ? a = [u] : a.push(u), e++, g.errors = a, !1;
    }
    var k = L === e;
  }
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let L;
      if (r.type === void 0 && (L = "type"))
        return g.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: L }, message: "must have required property '" + L + "'" }], !1;
      if (r.type !== void 0) {
        let l = r.type, D = e;
        if (typeof l != "string")
          return g.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/JobType/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (!(l === "alignment" || l === "transcription"))
          return g.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/JobType/enum", keyword: "enum", params: { allowedValues: Ve.enum }, message: "must be equal to one of the allowed values" }], !1;
        var f = D === e;
      } else
        var f = !0;
      if (f) {
        if (r.fetch_data !== void 0) {
          let l = r.fetch_data, D = e;
          if (e === e)
            if (l && typeof l == "object" && !Array.isArray(l)) {
              let u;
              if (l.url === void 0 && (u = "url"))
                return g.errors = [{ instancePath: s + "/fetch_data", schemaPath: "#/components/schemas/DataFetchConfig/required", keyword: "required", params: { missingProperty: u }, message: "must have required property '" + u + "'" }], !1;
              if (l.url !== void 0) {
                let b = e;
                if (typeof l.url != "string")
                  return g.errors = [{ instancePath: s + "/fetch_data/url", schemaPath: "#/components/schemas/DataFetchConfig/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var v = b === e;
              } else
                var v = !0;
              if (v)
                if (l.auth_headers !== void 0) {
                  let b = l.auth_headers, R = e;
                  if (e === R)
                    if (Array.isArray(b)) {
                      var C = !0;
                      let W = b.length;
                      for (let B = 0; B < W; B++) {
                        let K = e;
                        if (typeof b[B] != "string")
                          return g.errors = [{ instancePath: s + "/fetch_data/auth_headers/" + B, schemaPath: "#/components/schemas/DataFetchConfig/properties/auth_headers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var C = K === e;
                        if (!C)
                          break;
                      }
                    } else
                      return g.errors = [{ instancePath: s + "/fetch_data/auth_headers", schemaPath: "#/components/schemas/DataFetchConfig/properties/auth_headers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var v = R === e;
                } else
                  var v = !0;
            } else
              return g.errors = [{ instancePath: s + "/fetch_data", schemaPath: "#/components/schemas/DataFetchConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
          var f = D === e;
        } else
          var f = !0;
        if (f) {
          if (r.fetch_text !== void 0) {
            let l = r.fetch_text, D = e;
            if (e === e)
              if (l && typeof l == "object" && !Array.isArray(l)) {
                let u;
                if (l.url === void 0 && (u = "url"))
                  return g.errors = [{ instancePath: s + "/fetch_text", schemaPath: "#/components/schemas/DataFetchConfig/required", keyword: "required", params: { missingProperty: u }, message: "must have required property '" + u + "'" }], !1;
                if (l.url !== void 0) {
                  let b = e;
                  if (typeof l.url != "string")
                    return g.errors = [{ instancePath: s + "/fetch_text/url", schemaPath: "#/components/schemas/DataFetchConfig/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var y = b === e;
                } else
                  var y = !0;
                if (y)
                  if (l.auth_headers !== void 0) {
                    let b = l.auth_headers, R = e;
                    if (e === R)
                      if (Array.isArray(b)) {
                        var h = !0;
                        let W = b.length;
                        for (let B = 0; B < W; B++) {
                          let K = e;
                          if (typeof b[B] != "string")
                            return g.errors = [{ instancePath: s + "/fetch_text/auth_headers/" + B, schemaPath: "#/components/schemas/DataFetchConfig/properties/auth_headers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var h = K === e;
                          if (!h)
                            break;
                        }
                      } else
                        return g.errors = [{ instancePath: s + "/fetch_text/auth_headers", schemaPath: "#/components/schemas/DataFetchConfig/properties/auth_headers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var y = R === e;
                  } else
                    var y = !0;
              } else
                return g.errors = [{ instancePath: s + "/fetch_text", schemaPath: "#/components/schemas/DataFetchConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var f = D === e;
          } else
            var f = !0;
          if (f) {
            if (r.alignment_config !== void 0) {
              let l = r.alignment_config, D = e;
              if (e === e)
                if (l && typeof l == "object" && !Array.isArray(l)) {
                  let u;
                  if (l.language === void 0 && (u = "language"))
                    return g.errors = [{ instancePath: s + "/alignment_config", schemaPath: "#/components/schemas/AlignmentConfig/required", keyword: "required", params: { missingProperty: u }, message: "must have required property '" + u + "'" }], !1;
                  if (l.language !== void 0 && typeof l.language != "string")
                    return g.errors = [{ instancePath: s + "/alignment_config/language", schemaPath: "#/components/schemas/AlignmentConfig/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                } else
                  return g.errors = [{ instancePath: s + "/alignment_config", schemaPath: "#/components/schemas/AlignmentConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var f = D === e;
            } else
              var f = !0;
            if (f) {
              if (r.transcription_config !== void 0) {
                let l = e;
                _(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? _.errors : a.concat(_.errors), e = a.length);
                var f = l === e;
              } else
                var f = !0;
              if (f) {
                if (r.notification_config !== void 0) {
                  let l = r.notification_config, D = e;
                  if (e === D)
                    if (Array.isArray(l)) {
                      if (l.length > 3)
                        return g.errors = [{ instancePath: s + "/notification_config", schemaPath: "#/properties/notification_config/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" }], !1;
                      {
                        var O = !0;
                        let H = l.length;
                        for (let u = 0; u < H; u++) {
                          let b = l[u], R = e;
                          if (e === e)
                            if (b && typeof b == "object" && !Array.isArray(b)) {
                              let B;
                              if (b.url === void 0 && (B = "url"))
                                return g.errors = [{ instancePath: s + "/notification_config/" + u, schemaPath: "#/components/schemas/NotificationConfig/required", keyword: "required", params: { missingProperty: B }, message: "must have required property '" + B + "'" }], !1;
                              if (b.url !== void 0) {
                                let K = e;
                                if (typeof b.url != "string")
                                  return g.errors = [{ instancePath: s + "/notification_config/" + u + "/url", schemaPath: "#/components/schemas/NotificationConfig/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var I = K === e;
                              } else
                                var I = !0;
                              if (I) {
                                if (b.contents !== void 0) {
                                  let K = b.contents, ke = e;
                                  if (e === ke)
                                    if (Array.isArray(K)) {
                                      var V = !0;
                                      let qe = K.length;
                                      for (let fe = 0; fe < qe; fe++) {
                                        let re = K[fe], $e = e;
                                        if (typeof re != "string")
                                          return g.errors = [{ instancePath: s + "/notification_config/" + u + "/contents/" + fe, schemaPath: "#/components/schemas/NotificationConfig/properties/contents/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        if (!(re === "jobinfo" || re === "transcript" || re === "transcript.json-v2" || re === "transcript.txt" || re === "transcript.srt" || re === "alignment" || re === "alignment.word_start_and_end" || re === "alignment.one_per_line" || re === "data" || re === "text"))
                                          return g.errors = [{ instancePath: s + "/notification_config/" + u + "/contents/" + fe, schemaPath: "#/components/schemas/NotificationConfig/properties/contents/items/enum", keyword: "enum", params: { allowedValues: Ne.properties.contents.items.enum }, message: "must be equal to one of the allowed values" }], !1;
                                        var V = $e === e;
                                        if (!V)
                                          break;
                                      }
                                    } else
                                      return g.errors = [{ instancePath: s + "/notification_config/" + u + "/contents", schemaPath: "#/components/schemas/NotificationConfig/properties/contents/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var I = ke === e;
                                } else
                                  var I = !0;
                                if (I) {
                                  if (b.method !== void 0) {
                                    let K = b.method, ke = e;
                                    if (typeof K != "string")
                                      return g.errors = [{ instancePath: s + "/notification_config/" + u + "/method", schemaPath: "#/components/schemas/NotificationConfig/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(K === "post" || K === "put"))
                                      return g.errors = [{ instancePath: s + "/notification_config/" + u + "/method", schemaPath: "#/components/schemas/NotificationConfig/properties/method/enum", keyword: "enum", params: { allowedValues: Ne.properties.method.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var I = ke === e;
                                  } else
                                    var I = !0;
                                  if (I)
                                    if (b.auth_headers !== void 0) {
                                      let K = b.auth_headers, ke = e;
                                      if (e === ke)
                                        if (Array.isArray(K)) {
                                          var S = !0;
                                          let qe = K.length;
                                          for (let fe = 0; fe < qe; fe++) {
                                            let re = e;
                                            if (typeof K[fe] != "string")
                                              return g.errors = [{ instancePath: s + "/notification_config/" + u + "/auth_headers/" + fe, schemaPath: "#/components/schemas/NotificationConfig/properties/auth_headers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var S = re === e;
                                            if (!S)
                                              break;
                                          }
                                        } else
                                          return g.errors = [{ instancePath: s + "/notification_config/" + u + "/auth_headers", schemaPath: "#/components/schemas/NotificationConfig/properties/auth_headers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                      var I = ke === e;
                                    } else
                                      var I = !0;
                                }
                              }
                            } else
                              return g.errors = [{ instancePath: s + "/notification_config/" + u, schemaPath: "#/components/schemas/NotificationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var O = R === e;
                          if (!O)
                            break;
                        }
                      }
                    } else
                      return g.errors = [{ instancePath: s + "/notification_config", schemaPath: "#/properties/notification_config/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var f = D === e;
                } else
                  var f = !0;
                if (f) {
                  if (r.tracking !== void 0) {
                    let l = r.tracking, D = e;
                    if (e === e)
                      if (l && typeof l == "object" && !Array.isArray(l)) {
                        if (l.title !== void 0) {
                          let u = e;
                          if (typeof l.title != "string")
                            return g.errors = [{ instancePath: s + "/tracking/title", schemaPath: "#/components/schemas/TrackingData/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var c = u === e;
                        } else
                          var c = !0;
                        if (c) {
                          if (l.reference !== void 0) {
                            let u = e;
                            if (typeof l.reference != "string")
                              return g.errors = [{ instancePath: s + "/tracking/reference", schemaPath: "#/components/schemas/TrackingData/properties/reference/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var c = u === e;
                          } else
                            var c = !0;
                          if (c) {
                            if (l.tags !== void 0) {
                              let u = l.tags, b = e;
                              if (e === b)
                                if (Array.isArray(u)) {
                                  var w = !0;
                                  let E = u.length;
                                  for (let W = 0; W < E; W++) {
                                    let B = e;
                                    if (typeof u[W] != "string")
                                      return g.errors = [{ instancePath: s + "/tracking/tags/" + W, schemaPath: "#/components/schemas/TrackingData/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var w = B === e;
                                    if (!w)
                                      break;
                                  }
                                } else
                                  return g.errors = [{ instancePath: s + "/tracking/tags", schemaPath: "#/components/schemas/TrackingData/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var c = b === e;
                            } else
                              var c = !0;
                            if (c)
                              if (l.details !== void 0) {
                                let u = l.details, b = e;
                                if (e === b && !(u && typeof u == "object" && !Array.isArray(u)))
                                  return g.errors = [{ instancePath: s + "/tracking/details", schemaPath: "#/components/schemas/TrackingData/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var c = b === e;
                              } else
                                var c = !0;
                          }
                        }
                      } else
                        return g.errors = [{ instancePath: s + "/tracking", schemaPath: "#/components/schemas/TrackingData/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var f = D === e;
                  } else
                    var f = !0;
                  if (f) {
                    if (r.output_config !== void 0) {
                      let l = r.output_config, D = e;
                      if (e === e)
                        if (l && typeof l == "object" && !Array.isArray(l)) {
                          if (l.srt_overrides !== void 0) {
                            let u = l.srt_overrides;
                            if (e === e)
                              if (u && typeof u == "object" && !Array.isArray(u)) {
                                if (u.max_line_length !== void 0) {
                                  let R = u.max_line_length, E = e;
                                  if (!(typeof R == "number" && !(R % 1) && !isNaN(R)))
                                    return g.errors = [{ instancePath: s + "/output_config/srt_overrides/max_line_length", schemaPath: "#/components/schemas/OutputConfig/properties/srt_overrides/properties/max_line_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  var J = E === e;
                                } else
                                  var J = !0;
                                if (J)
                                  if (u.max_lines !== void 0) {
                                    let R = u.max_lines, E = e;
                                    if (!(typeof R == "number" && !(R % 1) && !isNaN(R)))
                                      return g.errors = [{ instancePath: s + "/output_config/srt_overrides/max_lines", schemaPath: "#/components/schemas/OutputConfig/properties/srt_overrides/properties/max_lines/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    var J = E === e;
                                  } else
                                    var J = !0;
                              } else
                                return g.errors = [{ instancePath: s + "/output_config/srt_overrides", schemaPath: "#/components/schemas/OutputConfig/properties/srt_overrides/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          }
                        } else
                          return g.errors = [{ instancePath: s + "/output_config", schemaPath: "#/components/schemas/OutputConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var f = D === e;
                    } else
                      var f = !0;
                    if (f) {
                      if (r.translation_config !== void 0) {
                        let l = r.translation_config, D = e;
                        if (e === e)
                          if (l && typeof l == "object" && !Array.isArray(l)) {
                            let u;
                            if (l.target_languages === void 0 && (u = "target_languages"))
                              return g.errors = [{ instancePath: s + "/translation_config", schemaPath: "#/components/schemas/TranslationConfig/required", keyword: "required", params: { missingProperty: u }, message: "must have required property '" + u + "'" }], !1;
                            if (l.target_languages !== void 0) {
                              let b = l.target_languages;
                              if (e === e)
                                if (Array.isArray(b)) {
                                  if (b.length > 5)
                                    return g.errors = [{ instancePath: s + "/translation_config/target_languages", schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                  {
                                    var A = !0;
                                    let E = b.length;
                                    for (let W = 0; W < E; W++) {
                                      let B = e;
                                      if (typeof b[W] != "string")
                                        return g.errors = [{ instancePath: s + "/translation_config/target_languages/" + W, schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var A = B === e;
                                      if (!A)
                                        break;
                                    }
                                  }
                                } else
                                  return g.errors = [{ instancePath: s + "/translation_config/target_languages", schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            }
                          } else
                            return g.errors = [{ instancePath: s + "/translation_config", schemaPath: "#/components/schemas/TranslationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var f = D === e;
                      } else
                        var f = !0;
                      if (f) {
                        if (r.language_identification_config !== void 0) {
                          let l = r.language_identification_config, D = e;
                          if (e === e)
                            if (l && typeof l == "object" && !Array.isArray(l)) {
                              if (l.expected_languages !== void 0) {
                                let u = l.expected_languages, b = e;
                                if (e === b)
                                  if (Array.isArray(u)) {
                                    var j = !0;
                                    let R = u.length;
                                    for (let E = 0; E < R; E++) {
                                      let W = e;
                                      if (typeof u[E] != "string")
                                        return g.errors = [{ instancePath: s + "/language_identification_config/expected_languages/" + E, schemaPath: "#/components/schemas/LanguageIdentificationConfig/properties/expected_languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      var j = W === e;
                                      if (!j)
                                        break;
                                    }
                                  } else
                                    return g.errors = [{ instancePath: s + "/language_identification_config/expected_languages", schemaPath: "#/components/schemas/LanguageIdentificationConfig/properties/expected_languages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                var T = b === e;
                              } else
                                var T = !0;
                              if (T) {
                                if (l.low_confidence_action !== void 0) {
                                  let u = l.low_confidence_action, b = e;
                                  if (typeof u != "string")
                                    return g.errors = [{ instancePath: s + "/language_identification_config/low_confidence_action", schemaPath: "#/components/schemas/LanguageIdentificationConfig/properties/low_confidence_action/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  if (!(u === "allow" || u === "reject" || u === "use_default_language"))
                                    return g.errors = [{ instancePath: s + "/language_identification_config/low_confidence_action", schemaPath: "#/components/schemas/LanguageIdentificationConfig/properties/low_confidence_action/enum", keyword: "enum", params: { allowedValues: Re.properties.low_confidence_action.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var T = b === e;
                                } else
                                  var T = !0;
                                if (T)
                                  if (l.default_language !== void 0) {
                                    let u = e;
                                    if (typeof l.default_language != "string")
                                      return g.errors = [{ instancePath: s + "/language_identification_config/default_language", schemaPath: "#/components/schemas/LanguageIdentificationConfig/properties/default_language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var T = u === e;
                                  } else
                                    var T = !0;
                              }
                            } else
                              return g.errors = [{ instancePath: s + "/language_identification_config", schemaPath: "#/components/schemas/LanguageIdentificationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                          var f = D === e;
                        } else
                          var f = !0;
                        if (f) {
                          if (r.summarization_config !== void 0) {
                            let l = r.summarization_config, D = e;
                            if (e === e)
                              if (l && typeof l == "object" && !Array.isArray(l)) {
                                if (l.content_type !== void 0) {
                                  let u = l.content_type, b = e;
                                  if (typeof u != "string")
                                    return g.errors = [{ instancePath: s + "/summarization_config/content_type", schemaPath: "#/components/schemas/SummarizationConfig/properties/content_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  if (!(u === "auto" || u === "informative" || u === "conversational"))
                                    return g.errors = [{ instancePath: s + "/summarization_config/content_type", schemaPath: "#/components/schemas/SummarizationConfig/properties/content_type/enum", keyword: "enum", params: { allowedValues: Ce.properties.content_type.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var U = b === e;
                                } else
                                  var U = !0;
                                if (U) {
                                  if (l.summary_length !== void 0) {
                                    let u = l.summary_length, b = e;
                                    if (typeof u != "string")
                                      return g.errors = [{ instancePath: s + "/summarization_config/summary_length", schemaPath: "#/components/schemas/SummarizationConfig/properties/summary_length/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    if (!(u === "brief" || u === "detailed"))
                                      return g.errors = [{ instancePath: s + "/summarization_config/summary_length", schemaPath: "#/components/schemas/SummarizationConfig/properties/summary_length/enum", keyword: "enum", params: { allowedValues: Ce.properties.summary_length.enum }, message: "must be equal to one of the allowed values" }], !1;
                                    var U = b === e;
                                  } else
                                    var U = !0;
                                  if (U)
                                    if (l.summary_type !== void 0) {
                                      let u = l.summary_type, b = e;
                                      if (typeof u != "string")
                                        return g.errors = [{ instancePath: s + "/summarization_config/summary_type", schemaPath: "#/components/schemas/SummarizationConfig/properties/summary_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      if (!(u === "paragraphs" || u === "bullets"))
                                        return g.errors = [{ instancePath: s + "/summarization_config/summary_type", schemaPath: "#/components/schemas/SummarizationConfig/properties/summary_type/enum", keyword: "enum", params: { allowedValues: Ce.properties.summary_type.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var U = b === e;
                                    } else
                                      var U = !0;
                                }
                              } else
                                return g.errors = [{ instancePath: s + "/summarization_config", schemaPath: "#/components/schemas/SummarizationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                            var f = D === e;
                          } else
                            var f = !0;
                          if (f) {
                            if (r.sentiment_analysis_config !== void 0) {
                              let l = r.sentiment_analysis_config, D = e;
                              if (!(l && typeof l == "object" && !Array.isArray(l)))
                                return g.errors = [{ instancePath: s + "/sentiment_analysis_config", schemaPath: "#/components/schemas/SentimentAnalysisConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                              var f = D === e;
                            } else
                              var f = !0;
                            if (f) {
                              if (r.topic_detection_config !== void 0) {
                                let l = r.topic_detection_config, D = e;
                                if (e === e)
                                  if (l && typeof l == "object" && !Array.isArray(l)) {
                                    if (l.topics !== void 0) {
                                      let u = l.topics;
                                      if (e === e)
                                        if (Array.isArray(u)) {
                                          var F = !0;
                                          let R = u.length;
                                          for (let E = 0; E < R; E++) {
                                            let W = e;
                                            if (typeof u[E] != "string")
                                              return g.errors = [{ instancePath: s + "/topic_detection_config/topics/" + E, schemaPath: "#/components/schemas/TopicDetectionConfig/properties/topics/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var F = W === e;
                                            if (!F)
                                              break;
                                          }
                                        } else
                                          return g.errors = [{ instancePath: s + "/topic_detection_config/topics", schemaPath: "#/components/schemas/TopicDetectionConfig/properties/topics/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    }
                                  } else
                                    return g.errors = [{ instancePath: s + "/topic_detection_config", schemaPath: "#/components/schemas/TopicDetectionConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                var f = D === e;
                              } else
                                var f = !0;
                              if (f) {
                                if (r.auto_chapters_config !== void 0) {
                                  let l = r.auto_chapters_config, D = e;
                                  if (!(l && typeof l == "object" && !Array.isArray(l)))
                                    return g.errors = [{ instancePath: s + "/auto_chapters_config", schemaPath: "#/components/schemas/AutoChaptersConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                  var f = D === e;
                                } else
                                  var f = !0;
                                if (f)
                                  if (r.audio_events_config !== void 0) {
                                    let l = r.audio_events_config, D = e;
                                    if (e === e)
                                      if (l && typeof l == "object" && !Array.isArray(l)) {
                                        if (l.types !== void 0) {
                                          let u = l.types;
                                          if (e === e)
                                            if (Array.isArray(u)) {
                                              var $ = !0;
                                              let R = u.length;
                                              for (let E = 0; E < R; E++) {
                                                let W = e;
                                                if (typeof u[E] != "string")
                                                  return g.errors = [{ instancePath: s + "/audio_events_config/types/" + E, schemaPath: "#/components/schemas/AudioEventsConfig/properties/types/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                var $ = W === e;
                                                if (!$)
                                                  break;
                                              }
                                            } else
                                              return g.errors = [{ instancePath: s + "/audio_events_config/types", schemaPath: "#/components/schemas/AudioEventsConfig/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        }
                                      } else
                                        return g.errors = [{ instancePath: s + "/audio_events_config", schemaPath: "#/components/schemas/AudioEventsConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                    var f = D === e;
                                  } else
                                    var f = !0;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return g.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return g.errors = a, e === 0;
}
g.evaluated = { props: { type: !0, fetch_data: !0, fetch_text: !0, alignment_config: !0, transcription_config: !0, notification_config: !0, tracking: !0, output_config: !0, translation_config: !0, language_identification_config: !0, summarization_config: !0, sentiment_analysis_config: !0, topic_detection_config: !0, auto_chapters_config: !0, audio_events_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Me = Q;
var Ue = { type: "string", enum: ["pcm_f32le", "pcm_s16le", "mulaw"] };
function se(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = se.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.type === void 0 && (m = "type") || r.encoding === void 0 && (m = "encoding") || r.sample_rate === void 0 && (m = "sample_rate"))
        return se.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.type !== void 0) {
        let i = r.type, p = e;
        if (typeof i != "string")
          return se.errors = [{ instancePath: s + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "raw")
          return se.errors = [{ instancePath: s + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.encoding !== void 0) {
          let i = r.encoding, p = e;
          if (typeof i != "string")
            return se.errors = [{ instancePath: s + "/encoding", schemaPath: "#/components/schemas/RawAudioEncodingEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(i === "pcm_f32le" || i === "pcm_s16le" || i === "mulaw"))
            return se.errors = [{ instancePath: s + "/encoding", schemaPath: "#/components/schemas/RawAudioEncodingEnum/enum", keyword: "enum", params: { allowedValues: Ue.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = p === e;
        } else
          var t = !0;
        if (t)
          if (r.sample_rate !== void 0) {
            let i = r.sample_rate, p = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return se.errors = [{ instancePath: s + "/sample_rate", schemaPath: "#/properties/sample_rate/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = p === e;
          } else
            var t = !0;
      }
    } else
      return se.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return se.errors = a, e === 0;
}
se.evaluated = { props: { type: !0, encoding: !0, sample_rate: !0 }, dynamicProps: !1, dynamicItems: !1 };
function _e(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = _e.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, m = !1, i = null, p = e;
  se(r, { instancePath: s, parentData: z, parentDataProperty: N, rootData: P, dynamicAnchors: q }) || (a = a === null ? se.errors : a.concat(se.errors), e = a.length);
  var f = p === e;
  if (f) {
    m = !0, i = 0;
    var d = {};
    d.type = !0, d.encoding = !0, d.sample_rate = !0;
  }
  let k = e;
  if (e === e)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let v;
      if (r.type === void 0 && (v = "type")) {
        let C = { instancePath: s, schemaPath: "#/components/schemas/AudioFormatFile/required", keyword: "required", params: { missingProperty: v }, message: "must have required property '" + v + "'" };
        a === null ? a = [C] : a.push(C), e++;
      } else if (r.type !== void 0) {
        let C = r.type;
        if (typeof C != "string") {
          let y = { instancePath: s + "/type", schemaPath: "#/components/schemas/AudioFormatFile/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          a === null ? a = [y] : a.push(y), e++;
        }
        if (C !== "file") {
          let y = { instancePath: s + "/type", schemaPath: "#/components/schemas/AudioFormatFile/properties/type/const", keyword: "const", params: { allowedValue: "file" }, message: "must be equal to constant" };
          a === null ? a = [y] : a.push(y), e++;
        }
      }
    } else {
      let v = { instancePath: s, schemaPath: "#/components/schemas/AudioFormatFile/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      a === null ? a = [v] : a.push(v), e++;
    }
  var f = k === e;
  if (f && m ? (m = !1, i = [i, 1]) : f && (m = !0, i = 1, d !== !0 && (d = d || {}, d.type = !0)), m)
    e = t, a !== null && (t ? a.length = t : a = null);
  else {
    let v = { instancePath: s, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: i }, message: "must match exactly one schema in oneOf" };
    return a === null ? a = [v] : a.push(v), e++, _e.errors = a, !1;
  }
  if (e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let v;
      if (r.type === void 0 && (v = "type"))
        return _e.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: v }, message: "must have required property '" + v + "'" }], !1;
    } else
      return _e.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return _e.errors = a, n.props = d, e === 0;
}
_e.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var We = { type: "object", required: ["language"], properties: { language: { type: "string" }, domain: { type: "string" }, output_locale: { $ref: "#/components/schemas/OutputLocale" }, additional_vocab: { $ref: "#/components/schemas/VocabList" }, diarization: { $ref: "#/components/schemas/DiarizationConfig" }, channel_diarization_labels: { type: "array", items: { type: "string" } }, max_delay: { type: "number", minimum: 0.7, maximum: 4 }, max_delay_mode: { $ref: "#/components/schemas/MaxDelayModeConfig" }, speaker_diarization_config: { $ref: "#/components/schemas/SpeakerDiarizationConfig" }, audio_filtering_config: { $ref: "#/components/schemas/AudioFilteringConfig" }, transcript_filtering_config: { $ref: "#/components/schemas/TranscriptFilteringConfig" }, enable_partials: { type: "boolean" }, enable_entities: { type: "boolean" }, model: { $ref: "#/components/schemas/Model" }, operating_point: { $ref: "#/components/schemas/OperatingPoint" }, punctuation_overrides: { $ref: "#/components/schemas/PunctuationOverrides" }, conversation_config: { $ref: "#/components/schemas/ConversationConfig" } }, additionalProperties: !1 };
var Ge = { type: "string", enum: ["none", "speaker", "channel", "channel_and_speaker"] }, Ee = { type: "string", enum: ["flexible", "fixed"] };
var Je = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] }, Ze = { type: "string", enum: ["standard", "enhanced", "multilingual-1"] };
var Ke = Object.prototype.hasOwnProperty;
function Pe(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = Pe.evaluated;
  n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0);
  let t = e, m = !1, i = null, p = e;
  if (e === p)
    if (typeof r == "string") {
      if (je(r) < 1) {
        let y = { instancePath: s, schemaPath: "#/oneOf/0/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
        a === null ? a = [y] : a.push(y), e++;
      }
    } else {
      let y = { instancePath: s, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      a === null ? a = [y] : a.push(y), e++;
    }
  var v = p === e;
  v && (m = !0, i = 0);
  let d = e;
  if (e === e)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let y;
      if (r.content === void 0 && (y = "content")) {
        let h = { instancePath: s, schemaPath: "#/components/schemas/AdditionalVocabObject/required", keyword: "required", params: { missingProperty: y }, message: "must have required property '" + y + "'" };
        a === null ? a = [h] : a.push(h), e++;
      } else {
        let h = e;
        for (let O in r)
          if (!(O === "content" || O === "sounds_like")) {
            let I = { instancePath: s, schemaPath: "#/components/schemas/AdditionalVocabObject/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: O }, message: "must NOT have additional properties" };
            a === null ? a = [I] : a.push(I), e++;
            break;
          }
        if (h === e) {
          if (r.content !== void 0) {
            let O = r.content, I = e;
            if (e === I)
              if (typeof O == "string") {
                if (je(O) < 1) {
                  let V = { instancePath: s + "/content", schemaPath: "#/components/schemas/AdditionalVocabObject/properties/content/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  a === null ? a = [V] : a.push(V), e++;
                }
              } else {
                let V = { instancePath: s + "/content", schemaPath: "#/components/schemas/AdditionalVocabObject/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                a === null ? a = [V] : a.push(V), e++;
              }
            var o = I === e;
          } else
            var o = !0;
          if (o)
            if (r.sounds_like !== void 0) {
              let O = r.sounds_like, I = e;
              if (e === I)
                if (Array.isArray(O))
                  if (O.length < 1) {
                    let S = { instancePath: s + "/sounds_like", schemaPath: "#/components/schemas/AdditionalVocabObject/properties/sounds_like/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
                    a === null ? a = [S] : a.push(S), e++;
                  } else {
                    var f = !0;
                    let S = O.length;
                    for (let c = 0; c < S; c++) {
                      let w = O[c], J = e;
                      if (e === J)
                        if (typeof w == "string") {
                          if (je(w) < 1) {
                            let j = { instancePath: s + "/sounds_like/" + c, schemaPath: "#/components/schemas/AdditionalVocabObject/properties/sounds_like/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                            a === null ? a = [j] : a.push(j), e++;
                          }
                        } else {
                          let j = { instancePath: s + "/sounds_like/" + c, schemaPath: "#/components/schemas/AdditionalVocabObject/properties/sounds_like/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                          a === null ? a = [j] : a.push(j), e++;
                        }
                      var f = J === e;
                      if (!f)
                        break;
                    }
                  }
                else {
                  let S = { instancePath: s + "/sounds_like", schemaPath: "#/components/schemas/AdditionalVocabObject/properties/sounds_like/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  a === null ? a = [S] : a.push(S), e++;
                }
              var o = I === e;
            } else
              var o = !0;
        }
      }
    } else {
      let y = { instancePath: s, schemaPath: "#/components/schemas/AdditionalVocabObject/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      a === null ? a = [y] : a.push(y), e++;
    }
  var v = d === e;
  if (v && m)
    m = !1, i = [i, 1];
  else if (v) {
    m = !0, i = 1;
    var C = !0;
  }
  if (m)
    e = t, a !== null && (t ? a.length = t : a = null);
  else {
    let y = { instancePath: s, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: i }, message: "must match exactly one schema in oneOf" };
    return a === null ? a = [y] : a.push(y), e++, Pe.errors = a, !1;
  }
  return Pe.errors = a, n.props = C, e === 0;
}
Pe.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function be(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = be.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (Array.isArray(r)) {
      if (r.length > 1e3)
        return be.errors = [{ instancePath: s, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
      {
        var t = !0;
        let m = r.length;
        for (let i = 0; i < m; i++) {
          let p = e;
          Pe(r[i], { instancePath: s + "/" + i, parentData: r, parentDataProperty: i, rootData: P, dynamicAnchors: q }) || (a = a === null ? Pe.errors : a.concat(Pe.errors), e = a.length);
          var t = p === e;
          if (!t)
            break;
        }
      }
    } else
      return be.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return be.errors = a, e === 0;
}
be.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var Be = new RegExp("^(S\\d+|UU|\\s+.*|\\S+.*\\s+)$", "u");
function M(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = M.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let k = e;
      for (let o in r)
        if (!(o === "max_speakers" || o === "prefer_current_speaker" || o === "speaker_sensitivity" || o === "get_speakers" || o === "speakers")) {
          return M.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (k === e) {
        if (r.max_speakers !== void 0) {
          let o = r.max_speakers, f = e;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o)))
            return M.errors = [{ instancePath: s + "/max_speakers", schemaPath: "#/properties/max_speakers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (e === f && typeof o == "number" && (o < 2 || isNaN(o)))
            return M.errors = [{ instancePath: s + "/max_speakers", schemaPath: "#/properties/max_speakers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2" }], !1;
          var t = f === e;
        } else
          var t = !0;
        if (t) {
          if (r.prefer_current_speaker !== void 0) {
            let o = e;
            if (typeof r.prefer_current_speaker != "boolean")
              return M.errors = [{ instancePath: s + "/prefer_current_speaker", schemaPath: "#/properties/prefer_current_speaker/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.speaker_sensitivity !== void 0) {
              let o = r.speaker_sensitivity, f = e;
              if (e === f)
                if (typeof o == "number") {
                  if (o > 1 || isNaN(o))
                    return M.errors = [{ instancePath: s + "/speaker_sensitivity", schemaPath: "#/properties/speaker_sensitivity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (o < 0 || isNaN(o))
                    return M.errors = [{ instancePath: s + "/speaker_sensitivity", schemaPath: "#/properties/speaker_sensitivity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                } else
                  return M.errors = [{ instancePath: s + "/speaker_sensitivity", schemaPath: "#/properties/speaker_sensitivity/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var t = f === e;
            } else
              var t = !0;
            if (t) {
              if (r.get_speakers !== void 0) {
                let o = e;
                if (typeof r.get_speakers != "boolean")
                  return M.errors = [{ instancePath: s + "/get_speakers", schemaPath: "#/properties/get_speakers/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var t = o === e;
              } else
                var t = !0;
              if (t)
                if (r.speakers !== void 0) {
                  let o = r.speakers, f = e;
                  if (e === f)
                    if (Array.isArray(o)) {
                      var m = !0;
                      let C = o.length;
                      for (let y = 0; y < C; y++) {
                        let h = o[y], O = e;
                        if (e === e)
                          if (h && typeof h == "object" && !Array.isArray(h)) {
                            let S;
                            if (h.label === void 0 && (S = "label") || h.speaker_identifiers === void 0 && (S = "speaker_identifiers"))
                              return M.errors = [{ instancePath: s + "/speakers/" + y, schemaPath: "#/components/schemas/SpeakersInputItem/required", keyword: "required", params: { missingProperty: S }, message: "must have required property '" + S + "'" }], !1;
                            {
                              let c = e;
                              for (let w in h)
                                if (!(w === "label" || w === "speaker_identifiers")) {
                                  return M.errors = [{ instancePath: s + "/speakers/" + y, schemaPath: "#/components/schemas/SpeakersInputItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: w }, message: "must NOT have additional properties" }], !1;
                                  break;
                                }
                              if (c === e) {
                                if (h.label !== void 0) {
                                  let w = h.label, J = e, A = e, j = e;
                                  if (typeof w == "string" && !Be.test(w)) {
                                    let T = {};
                                    a === null ? a = [T] : a.push(T), e++;
                                  }
                                  var i = j === e;
                                  if (i)
                                    return M.errors = [{ instancePath: s + "/speakers/" + y + "/label", schemaPath: "#/components/schemas/SpeakersInputItem/properties/label/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
                                  if (e = A, a !== null && (A ? a.length = A : a = null), e === J)
                                    if (typeof w == "string") {
                                      if (je(w) < 1)
                                        return M.errors = [{ instancePath: s + "/speakers/" + y + "/label", schemaPath: "#/components/schemas/SpeakersInputItem/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                                    } else
                                      return M.errors = [{ instancePath: s + "/speakers/" + y + "/label", schemaPath: "#/components/schemas/SpeakersInputItem/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var p = J === e;
                                } else
                                  var p = !0;
                                if (p)
                                  if (h.speaker_identifiers !== void 0) {
                                    let w = h.speaker_identifiers, J = e;
                                    if (e === J)
                                      if (Array.isArray(w)) {
                                        if (w.length < 1)
                                          return M.errors = [{ instancePath: s + "/speakers/" + y + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                                        {
                                          var d = !0;
                                          let j = w.length;
                                          for (let T = 0; T < j; T++) {
                                            let U = e;
                                            if (typeof w[T] != "string")
                                              return M.errors = [{ instancePath: s + "/speakers/" + y + "/speaker_identifiers/" + T, schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var d = U === e;
                                            if (!d)
                                              break;
                                          }
                                          if (d) {
                                            let T = w.length, U;
                                            if (T > 1) {
                                              let F = {};
                                              for (; T--; ) {
                                                let $ = w[T];
                                                if (typeof $ == "string") {
                                                  if (typeof F[$] == "number") {
                                                    return U = F[$], M.errors = [{ instancePath: s + "/speakers/" + y + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/uniqueItems", keyword: "uniqueItems", params: { i: T, j: U }, message: "must NOT have duplicate items (items ## " + U + " and " + T + " are identical)" }], !1;
                                                    break;
                                                  }
                                                  F[$] = T;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      } else
                                        return M.errors = [{ instancePath: s + "/speakers/" + y + "/speaker_identifiers", schemaPath: "#/components/schemas/SpeakersInputItem/properties/speaker_identifiers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var p = J === e;
                                  } else
                                    var p = !0;
                              }
                            }
                          } else
                            return M.errors = [{ instancePath: s + "/speakers/" + y, schemaPath: "#/components/schemas/SpeakersInputItem/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var m = O === e;
                        if (!m)
                          break;
                      }
                    } else
                      return M.errors = [{ instancePath: s + "/speakers", schemaPath: "#/properties/speakers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var t = f === e;
                } else
                  var t = !0;
            }
          }
        }
      }
    } else
      return M.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return M.errors = a, e === 0;
}
M.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Y(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = Y.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let p = e;
      for (let d in r)
        if (!(d === "remove_disfluencies" || d === "replacements")) {
          return Y.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (p === e) {
        if (r.remove_disfluencies !== void 0) {
          let d = e;
          if (typeof r.remove_disfluencies != "boolean")
            return Y.errors = [{ instancePath: s + "/remove_disfluencies", schemaPath: "#/properties/remove_disfluencies/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var t = d === e;
        } else
          var t = !0;
        if (t)
          if (r.replacements !== void 0) {
            let d = r.replacements, k = e;
            if (e === k)
              if (Array.isArray(d)) {
                var m = !0;
                let f = d.length;
                for (let v = 0; v < f; v++) {
                  let C = d[v], y = e;
                  if (e === e)
                    if (C && typeof C == "object" && !Array.isArray(C)) {
                      let I;
                      if (C.from === void 0 && (I = "from") || C.to === void 0 && (I = "to"))
                        return Y.errors = [{ instancePath: s + "/replacements/" + v, schemaPath: "#/components/schemas/WordReplacementItem/required", keyword: "required", params: { missingProperty: I }, message: "must have required property '" + I + "'" }], !1;
                      {
                        let V = e;
                        for (let S in C)
                          if (!(S === "from" || S === "to")) {
                            return Y.errors = [{ instancePath: s + "/replacements/" + v, schemaPath: "#/components/schemas/WordReplacementItem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: S }, message: "must NOT have additional properties" }], !1;
                            break;
                          }
                        if (V === e) {
                          if (C.from !== void 0) {
                            let S = e;
                            if (typeof C.from != "string")
                              return Y.errors = [{ instancePath: s + "/replacements/" + v + "/from", schemaPath: "#/components/schemas/WordReplacementItem/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var i = S === e;
                          } else
                            var i = !0;
                          if (i)
                            if (C.to !== void 0) {
                              let S = e;
                              if (typeof C.to != "string")
                                return Y.errors = [{ instancePath: s + "/replacements/" + v + "/to", schemaPath: "#/components/schemas/WordReplacementItem/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var i = S === e;
                            } else
                              var i = !0;
                        }
                      }
                    } else
                      return Y.errors = [{ instancePath: s + "/replacements/" + v, schemaPath: "#/components/schemas/WordReplacementItem/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                  var m = y === e;
                  if (!m)
                    break;
                }
              } else
                return Y.errors = [{ instancePath: s + "/replacements", schemaPath: "#/properties/replacements/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = k === e;
          } else
            var t = !0;
      }
    } else
      return Y.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return Y.errors = a, e === 0;
}
Y.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function x(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = x.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let d;
      if (r.language === void 0 && (d = "language"))
        return x.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: d }, message: "must have required property '" + d + "'" }], !1;
      {
        let k = e;
        for (let o in r)
          if (!Ke.call(We.properties, o)) {
            return x.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: o }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (k === e) {
          if (r.language !== void 0) {
            let o = e;
            if (typeof r.language != "string")
              return x.errors = [{ instancePath: s + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.domain !== void 0) {
              let o = e;
              if (typeof r.domain != "string")
                return x.errors = [{ instancePath: s + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = o === e;
            } else
              var t = !0;
            if (t) {
              if (r.output_locale !== void 0) {
                let o = r.output_locale, f = e;
                if (e === e)
                  if (typeof o == "string") {
                    if (je(o) < 1)
                      return x.errors = [{ instancePath: s + "/output_locale", schemaPath: "#/components/schemas/OutputLocale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  } else
                    return x.errors = [{ instancePath: s + "/output_locale", schemaPath: "#/components/schemas/OutputLocale/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var t = f === e;
              } else
                var t = !0;
              if (t) {
                if (r.additional_vocab !== void 0) {
                  let o = e;
                  be(r.additional_vocab, { instancePath: s + "/additional_vocab", parentData: r, parentDataProperty: "additional_vocab", rootData: P, dynamicAnchors: q }) || (a = a === null ? be.errors : a.concat(be.errors), e = a.length);
                  var t = o === e;
                } else
                  var t = !0;
                if (t) {
                  if (r.diarization !== void 0) {
                    let o = r.diarization, f = e;
                    if (typeof o != "string")
                      return x.errors = [{ instancePath: s + "/diarization", schemaPath: "#/components/schemas/DiarizationConfig/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    if (!(o === "none" || o === "speaker" || o === "channel" || o === "channel_and_speaker"))
                      return x.errors = [{ instancePath: s + "/diarization", schemaPath: "#/components/schemas/DiarizationConfig/enum", keyword: "enum", params: { allowedValues: Ge.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var t = f === e;
                  } else
                    var t = !0;
                  if (t) {
                    if (r.channel_diarization_labels !== void 0) {
                      let o = r.channel_diarization_labels, f = e;
                      if (e === f)
                        if (Array.isArray(o)) {
                          var m = !0;
                          let C = o.length;
                          for (let y = 0; y < C; y++) {
                            let h = e;
                            if (typeof o[y] != "string")
                              return x.errors = [{ instancePath: s + "/channel_diarization_labels/" + y, schemaPath: "#/properties/channel_diarization_labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var m = h === e;
                            if (!m)
                              break;
                          }
                        } else
                          return x.errors = [{ instancePath: s + "/channel_diarization_labels", schemaPath: "#/properties/channel_diarization_labels/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var t = f === e;
                    } else
                      var t = !0;
                    if (t) {
                      if (r.max_delay !== void 0) {
                        let o = r.max_delay, f = e;
                        if (e === f)
                          if (typeof o == "number") {
                            if (o > 4 || isNaN(o))
                              return x.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" }], !1;
                            if (o < 0.7 || isNaN(o))
                              return x.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.7 }, message: "must be >= 0.7" }], !1;
                          } else
                            return x.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var t = f === e;
                      } else
                        var t = !0;
                      if (t) {
                        if (r.max_delay_mode !== void 0) {
                          let o = r.max_delay_mode, f = e;
                          if (typeof o != "string")
                            return x.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/components/schemas/MaxDelayModeConfig/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          if (!(o === "flexible" || o === "fixed"))
                            return x.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/components/schemas/MaxDelayModeConfig/enum", keyword: "enum", params: { allowedValues: Ee.enum }, message: "must be equal to one of the allowed values" }], !1;
                          var t = f === e;
                        } else
                          var t = !0;
                        if (t) {
                          if (r.speaker_diarization_config !== void 0) {
                            let o = e;
                            M(r.speaker_diarization_config, { instancePath: s + "/speaker_diarization_config", parentData: r, parentDataProperty: "speaker_diarization_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? M.errors : a.concat(M.errors), e = a.length);
                            var t = o === e;
                          } else
                            var t = !0;
                          if (t) {
                            if (r.audio_filtering_config !== void 0) {
                              let o = r.audio_filtering_config, f = e;
                              if (e === e)
                                if (o && typeof o == "object" && !Array.isArray(o)) {
                                  let y = e;
                                  for (let h in o)
                                    if (h !== "volume_threshold") {
                                      return x.errors = [{ instancePath: s + "/audio_filtering_config", schemaPath: "#/components/schemas/AudioFilteringConfig/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: h }, message: "must NOT have additional properties" }], !1;
                                      break;
                                    }
                                  if (y === e && o.volume_threshold !== void 0) {
                                    let h = o.volume_threshold;
                                    if (e === e)
                                      if (typeof h == "number") {
                                        if (h > 100 || isNaN(h))
                                          return x.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                        if (h < 0 || isNaN(h))
                                          return x.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      } else
                                        return x.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                  }
                                } else
                                  return x.errors = [{ instancePath: s + "/audio_filtering_config", schemaPath: "#/components/schemas/AudioFilteringConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                              var t = f === e;
                            } else
                              var t = !0;
                            if (t) {
                              if (r.transcript_filtering_config !== void 0) {
                                let o = e;
                                Y(r.transcript_filtering_config, { instancePath: s + "/transcript_filtering_config", parentData: r, parentDataProperty: "transcript_filtering_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? Y.errors : a.concat(Y.errors), e = a.length);
                                var t = o === e;
                              } else
                                var t = !0;
                              if (t) {
                                if (r.enable_partials !== void 0) {
                                  let o = e;
                                  if (typeof r.enable_partials != "boolean")
                                    return x.errors = [{ instancePath: s + "/enable_partials", schemaPath: "#/properties/enable_partials/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var t = o === e;
                                } else
                                  var t = !0;
                                if (t) {
                                  if (r.enable_entities !== void 0) {
                                    let o = e;
                                    if (typeof r.enable_entities != "boolean")
                                      return x.errors = [{ instancePath: s + "/enable_entities", schemaPath: "#/properties/enable_entities/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                    var t = o === e;
                                  } else
                                    var t = !0;
                                  if (t) {
                                    if (r.model !== void 0) {
                                      let o = r.model, f = e;
                                      if (typeof o != "string")
                                        return x.errors = [{ instancePath: s + "/model", schemaPath: "#/components/schemas/Model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                      if (!(o === "standard" || o === "enhanced" || o === "multilingual-1"))
                                        return x.errors = [{ instancePath: s + "/model", schemaPath: "#/components/schemas/Model/enum", keyword: "enum", params: { allowedValues: Je.enum }, message: "must be equal to one of the allowed values" }], !1;
                                      var t = f === e;
                                    } else
                                      var t = !0;
                                    if (t) {
                                      if (r.operating_point !== void 0) {
                                        let o = r.operating_point, f = e;
                                        if (typeof o != "string")
                                          return x.errors = [{ instancePath: s + "/operating_point", schemaPath: "#/components/schemas/OperatingPoint/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                        if (!(o === "standard" || o === "enhanced" || o === "multilingual-1"))
                                          return x.errors = [{ instancePath: s + "/operating_point", schemaPath: "#/components/schemas/OperatingPoint/enum", keyword: "enum", params: { allowedValues: Ze.enum }, message: "must be equal to one of the allowed values" }], !1;
                                        var t = f === e;
                                      } else
                                        var t = !0;
                                      if (t) {
                                        if (r.punctuation_overrides !== void 0) {
                                          let o = r.punctuation_overrides, f = e;
                                          if (e === e)
                                            if (o && typeof o == "object" && !Array.isArray(o)) {
                                              let y = e;
                                              for (let h in o)
                                                if (!(h === "permitted_marks" || h === "sensitivity")) {
                                                  return x.errors = [{ instancePath: s + "/punctuation_overrides", schemaPath: "#/components/schemas/PunctuationOverrides/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: h }, message: "must NOT have additional properties" }], !1;
                                                  break;
                                                }
                                              if (y === e) {
                                                if (o.permitted_marks !== void 0) {
                                                  let h = o.permitted_marks, O = e;
                                                  if (e === O)
                                                    if (Array.isArray(h)) {
                                                      var i = !0;
                                                      let I = h.length;
                                                      for (let V = 0; V < I; V++) {
                                                        let S = h[V], c = e;
                                                        if (e === c)
                                                          if (typeof S == "string") {
                                                            if (!ze.test(S))
                                                              return x.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + V, schemaPath: "#/components/schemas/PunctuationOverrides/properties/permitted_marks/items/pattern", keyword: "pattern", params: { pattern: "^(.|all)$" }, message: 'must match pattern "^(.|all)$"' }], !1;
                                                          } else
                                                            return x.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks/" + V, schemaPath: "#/components/schemas/PunctuationOverrides/properties/permitted_marks/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                        var i = c === e;
                                                        if (!i)
                                                          break;
                                                      }
                                                    } else
                                                      return x.errors = [{ instancePath: s + "/punctuation_overrides/permitted_marks", schemaPath: "#/components/schemas/PunctuationOverrides/properties/permitted_marks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                  var p = O === e;
                                                } else
                                                  var p = !0;
                                                if (p)
                                                  if (o.sensitivity !== void 0) {
                                                    let h = o.sensitivity, O = e;
                                                    if (e === O)
                                                      if (typeof h == "number") {
                                                        if (h > 1 || isNaN(h))
                                                          return x.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/components/schemas/PunctuationOverrides/properties/sensitivity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                                        if (h < 0 || isNaN(h))
                                                          return x.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/components/schemas/PunctuationOverrides/properties/sensitivity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                      } else
                                                        return x.errors = [{ instancePath: s + "/punctuation_overrides/sensitivity", schemaPath: "#/components/schemas/PunctuationOverrides/properties/sensitivity/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                    var p = O === e;
                                                  } else
                                                    var p = !0;
                                              }
                                            } else
                                              return x.errors = [{ instancePath: s + "/punctuation_overrides", schemaPath: "#/components/schemas/PunctuationOverrides/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                          var t = f === e;
                                        } else
                                          var t = !0;
                                        if (t)
                                          if (r.conversation_config !== void 0) {
                                            let o = r.conversation_config, f = e;
                                            if (e === e)
                                              if (o && typeof o == "object" && !Array.isArray(o)) {
                                                let y = e;
                                                for (let h in o)
                                                  if (h !== "end_of_utterance_silence_trigger") {
                                                    return x.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: h }, message: "must NOT have additional properties" }], !1;
                                                    break;
                                                  }
                                                if (y === e && o.end_of_utterance_silence_trigger !== void 0) {
                                                  let h = o.end_of_utterance_silence_trigger;
                                                  if (e === e)
                                                    if (typeof h == "number") {
                                                      if (h > 2 || isNaN(h))
                                                        return x.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }], !1;
                                                      if (h < 0 || isNaN(h))
                                                        return x.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                    } else
                                                      return x.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                                                }
                                              } else
                                                return x.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                                            var t = f === e;
                                          } else
                                            var t = !0;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return x.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return x.errors = a, e === 0;
}
x.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var He = { type: "string", enum: ["applause", "laughter", "music"] };
function pe(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = pe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m = e;
      for (let i in r)
        if (i !== "types") {
          return pe.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (m === e && r.types !== void 0) {
        let i = r.types;
        if (e === e)
          if (Array.isArray(i)) {
            var t = !0;
            let d = i.length;
            for (let k = 0; k < d; k++) {
              let o = i[k], f = e;
              if (typeof o != "string")
                return pe.errors = [{ instancePath: s + "/types/" + k, schemaPath: "#/components/schemas/AudioEventType/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (!(o === "applause" || o === "laughter" || o === "music"))
                return pe.errors = [{ instancePath: s + "/types/" + k, schemaPath: "#/components/schemas/AudioEventType/enum", keyword: "enum", params: { allowedValues: He.enum }, message: "must be equal to one of the allowed values" }], !1;
              var t = f === e;
              if (!t)
                break;
            }
          } else
            return pe.errors = [{ instancePath: s + "/types", schemaPath: "#/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
      }
    } else
      return pe.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return pe.errors = a, e === 0;
}
pe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Q(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = Q.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let p;
      if (r.message === void 0 && (p = "message") || r.audio_format === void 0 && (p = "audio_format") || r.transcription_config === void 0 && (p = "transcription_config"))
        return Q.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: p }, message: "must have required property '" + p + "'" }], !1;
      if (r.message !== void 0) {
        let d = r.message, k = e;
        if (typeof d != "string")
          return Q.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (d !== "StartRecognition")
          return Q.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "StartRecognition" }, message: "must be equal to constant" }], !1;
        var t = k === e;
      } else
        var t = !0;
      if (t) {
        if (r.audio_format !== void 0) {
          let d = e;
          _e(r.audio_format, { instancePath: s + "/audio_format", parentData: r, parentDataProperty: "audio_format", rootData: P, dynamicAnchors: q }) || (a = a === null ? _e.errors : a.concat(_e.errors), e = a.length);
          var t = d === e;
        } else
          var t = !0;
        if (t) {
          if (r.transcription_config !== void 0) {
            let d = e;
            x(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? x.errors : a.concat(x.errors), e = a.length);
            var t = d === e;
          } else
            var t = !0;
          if (t) {
            if (r.translation_config !== void 0) {
              let d = r.translation_config, k = e;
              if (e === e)
                if (d && typeof d == "object" && !Array.isArray(d)) {
                  let v;
                  if (d.target_languages === void 0 && (v = "target_languages"))
                    return Q.errors = [{ instancePath: s + "/translation_config", schemaPath: "#/components/schemas/TranslationConfig/required", keyword: "required", params: { missingProperty: v }, message: "must have required property '" + v + "'" }], !1;
                  {
                    let C = e;
                    for (let y in d)
                      if (!(y === "target_languages" || y === "enable_partials")) {
                        return Q.errors = [{ instancePath: s + "/translation_config", schemaPath: "#/components/schemas/TranslationConfig/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (C === e) {
                      if (d.target_languages !== void 0) {
                        let y = d.target_languages, h = e;
                        if (e === h)
                          if (Array.isArray(y)) {
                            if (y.length > 5)
                              return Q.errors = [{ instancePath: s + "/translation_config/target_languages", schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                            {
                              var m = !0;
                              let O = y.length;
                              for (let I = 0; I < O; I++) {
                                let V = e;
                                if (typeof y[I] != "string")
                                  return Q.errors = [{ instancePath: s + "/translation_config/target_languages/" + I, schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var m = V === e;
                                if (!m)
                                  break;
                              }
                            }
                          } else
                            return Q.errors = [{ instancePath: s + "/translation_config/target_languages", schemaPath: "#/components/schemas/TranslationConfig/properties/target_languages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var i = h === e;
                      } else
                        var i = !0;
                      if (i)
                        if (d.enable_partials !== void 0) {
                          let y = e;
                          if (typeof d.enable_partials != "boolean")
                            return Q.errors = [{ instancePath: s + "/translation_config/enable_partials", schemaPath: "#/components/schemas/TranslationConfig/properties/enable_partials/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var i = y === e;
                        } else
                          var i = !0;
                    }
                  }
                } else
                  return Q.errors = [{ instancePath: s + "/translation_config", schemaPath: "#/components/schemas/TranslationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
              var t = k === e;
            } else
              var t = !0;
            if (t)
              if (r.audio_events_config !== void 0) {
                let d = e;
                pe(r.audio_events_config, { instancePath: s + "/audio_events_config", parentData: r, parentDataProperty: "audio_events_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? pe.errors : a.concat(pe.errors), e = a.length);
                var t = d === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return Q.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return Q.errors = a, e === 0;
}
Q.evaluated = { props: { message: !0, audio_format: !0, transcription_config: !0, translation_config: !0, audio_events_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qe = ce;
function ce(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ce.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.channel === void 0 && (m = "channel") || r.data === void 0 && (m = "data"))
        return ce.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ce.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AddChannelAudio")
          return ce.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "AddChannelAudio" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.channel !== void 0) {
          let i = e;
          if (typeof r.channel != "string")
            return ce.errors = [{ instancePath: s + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t)
          if (r.data !== void 0) {
            let i = e;
            if (typeof r.data != "string")
              return ce.errors = [{ instancePath: s + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = i === e;
          } else
            var t = !0;
      }
    } else
      return ce.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ce.errors = a, e === 0;
}
ce.evaluated = { props: { message: !0, channel: !0, data: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xe = de;
function de(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = de.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.last_seq_no === void 0 && (m = "last_seq_no"))
        return de.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return de.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "EndOfStream")
          return de.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "EndOfStream" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t)
        if (r.last_seq_no !== void 0) {
          let i = r.last_seq_no, p = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return de.errors = [{ instancePath: s + "/last_seq_no", schemaPath: "#/properties/last_seq_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = p === e;
        } else
          var t = !0;
    } else
      return de.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return de.errors = a, e === 0;
}
de.evaluated = { props: { message: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ye = ue;
function ue(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ue.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.channel === void 0 && (m = "channel") || r.last_seq_no === void 0 && (m = "last_seq_no"))
        return ue.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ue.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "EndOfChannel")
          return ue.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "EndOfChannel" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.channel !== void 0) {
          let i = e;
          if (typeof r.channel != "string")
            return ue.errors = [{ instancePath: s + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t)
          if (r.last_seq_no !== void 0) {
            let i = r.last_seq_no, p = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return ue.errors = [{ instancePath: s + "/last_seq_no", schemaPath: "#/properties/last_seq_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = p === e;
          } else
            var t = !0;
      }
    } else
      return ue.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ue.errors = a, e === 0;
}
ue.evaluated = { props: { message: !0, channel: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = ne;
function ne(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ne.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message"))
        return ne.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ne.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "ForceEndOfUtterance")
          return ne.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "ForceEndOfUtterance" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.timestamp !== void 0) {
          let i = r.timestamp, p = e;
          if (e === p)
            if (typeof i == "number") {
              if (i < 0 || isNaN(i))
                return ne.errors = [{ instancePath: s + "/timestamp", schemaPath: "#/properties/timestamp/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            } else
              return ne.errors = [{ instancePath: s + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
          var t = p === e;
        } else
          var t = !0;
        if (t)
          if (r.channel !== void 0) {
            let i = e;
            if (typeof r.channel != "string")
              return ne.errors = [{ instancePath: s + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = i === e;
          } else
            var t = !0;
      }
    } else
      return ne.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ne.errors = a, e === 0;
}
ne.evaluated = { props: { message: !0, timestamp: !0, channel: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = ve;
function G(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = G.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m = e;
      for (let i in r)
        if (!(i === "language" || i === "max_delay" || i === "max_delay_mode" || i === "audio_filtering_config" || i === "enable_partials" || i === "conversation_config")) {
          return G.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: i }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (m === e) {
        if (r.language !== void 0) {
          let i = e;
          if (typeof r.language != "string")
            return G.errors = [{ instancePath: s + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.max_delay !== void 0) {
            let i = r.max_delay, p = e;
            if (e === p)
              if (typeof i == "number") {
                if (i > 4 || isNaN(i))
                  return G.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/maximum", keyword: "maximum", params: { comparison: "<=", limit: 4 }, message: "must be <= 4" }], !1;
                if (i < 0.7 || isNaN(i))
                  return G.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.7 }, message: "must be >= 0.7" }], !1;
              } else
                return G.errors = [{ instancePath: s + "/max_delay", schemaPath: "#/properties/max_delay/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var t = p === e;
          } else
            var t = !0;
          if (t) {
            if (r.max_delay_mode !== void 0) {
              let i = r.max_delay_mode, p = e;
              if (typeof i != "string")
                return G.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/components/schemas/MaxDelayModeConfig/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (!(i === "flexible" || i === "fixed"))
                return G.errors = [{ instancePath: s + "/max_delay_mode", schemaPath: "#/components/schemas/MaxDelayModeConfig/enum", keyword: "enum", params: { allowedValues: Ee.enum }, message: "must be equal to one of the allowed values" }], !1;
              var t = p === e;
            } else
              var t = !0;
            if (t) {
              if (r.audio_filtering_config !== void 0) {
                let i = r.audio_filtering_config, p = e;
                if (e === e)
                  if (i && typeof i == "object" && !Array.isArray(i)) {
                    let o = e;
                    for (let f in i)
                      if (f !== "volume_threshold") {
                        return G.errors = [{ instancePath: s + "/audio_filtering_config", schemaPath: "#/components/schemas/AudioFilteringConfig/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f }, message: "must NOT have additional properties" }], !1;
                        break;
                      }
                    if (o === e && i.volume_threshold !== void 0) {
                      let f = i.volume_threshold;
                      if (e === e)
                        if (typeof f == "number") {
                          if (f > 100 || isNaN(f))
                            return G.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                          if (f < 0 || isNaN(f))
                            return G.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        } else
                          return G.errors = [{ instancePath: s + "/audio_filtering_config/volume_threshold", schemaPath: "#/components/schemas/AudioFilteringConfig/properties/volume_threshold/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    }
                  } else
                    return G.errors = [{ instancePath: s + "/audio_filtering_config", schemaPath: "#/components/schemas/AudioFilteringConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var t = p === e;
              } else
                var t = !0;
              if (t) {
                if (r.enable_partials !== void 0) {
                  let i = e;
                  if (typeof r.enable_partials != "boolean")
                    return G.errors = [{ instancePath: s + "/enable_partials", schemaPath: "#/properties/enable_partials/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  var t = i === e;
                } else
                  var t = !0;
                if (t)
                  if (r.conversation_config !== void 0) {
                    let i = r.conversation_config, p = e;
                    if (e === e)
                      if (i && typeof i == "object" && !Array.isArray(i)) {
                        let o = e;
                        for (let f in i)
                          if (f !== "end_of_utterance_silence_trigger") {
                            return G.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: f }, message: "must NOT have additional properties" }], !1;
                            break;
                          }
                        if (o === e && i.end_of_utterance_silence_trigger !== void 0) {
                          let f = i.end_of_utterance_silence_trigger;
                          if (e === e)
                            if (typeof f == "number") {
                              if (f > 2 || isNaN(f))
                                return G.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }], !1;
                              if (f < 0 || isNaN(f))
                                return G.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            } else
                              return G.errors = [{ instancePath: s + "/conversation_config/end_of_utterance_silence_trigger", schemaPath: "#/components/schemas/ConversationConfig/properties/end_of_utterance_silence_trigger/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        }
                      } else
                        return G.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var t = p === e;
                  } else
                    var t = !0;
              }
            }
          }
        }
      }
    } else
      return G.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return G.errors = a, e === 0;
}
G.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ve(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ve.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.transcription_config === void 0 && (m = "transcription_config"))
        return ve.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ve.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "SetRecognitionConfig")
          return ve.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "SetRecognitionConfig" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t)
        if (r.transcription_config !== void 0) {
          let i = e;
          G(r.transcription_config, { instancePath: s + "/transcription_config", parentData: r, parentDataProperty: "transcription_config", rootData: P, dynamicAnchors: q }) || (a = a === null ? G.errors : a.concat(G.errors), e = a.length);
          var t = i === e;
        } else
          var t = !0;
    } else
      return ve.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ve.errors = a, e === 0;
}
ve.evaluated = { props: { message: !0, transcription_config: !0 }, dynamicProps: !1, dynamicItems: !1 };
var sr = ye;
function ye(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ye.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message"))
        return ye.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ye.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "GetSpeakers")
          return ye.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "GetSpeakers" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t)
        if (r.final !== void 0) {
          let i = e;
          if (typeof r.final != "boolean")
            return ye.errors = [{ instancePath: s + "/final", schemaPath: "#/properties/final/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var t = i === e;
        } else
          var t = !0;
    } else
      return ye.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ye.errors = a, e === 0;
}
ye.evaluated = { props: { message: !0, final: !0 }, dynamicProps: !1, dynamicItems: !1 };
var tr = X;
var ar = { type: "string", enum: ["pcm_f32le", "pcm_s16le"] };
function te(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = te.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.type === void 0 && (m = "type"))
        return te.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.type !== void 0) {
        let i = r.type, p = e;
        if (typeof i != "string")
          return te.errors = [{ instancePath: s + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "raw")
          return te.errors = [{ instancePath: s + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "raw" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.encoding !== void 0) {
          let i = r.encoding, p = e;
          if (typeof i != "string")
            return te.errors = [{ instancePath: s + "/encoding", schemaPath: "#/components/schemas/AudioFormatRawEncodingEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(i === "pcm_f32le" || i === "pcm_s16le"))
            return te.errors = [{ instancePath: s + "/encoding", schemaPath: "#/components/schemas/AudioFormatRawEncodingEnum/enum", keyword: "enum", params: { allowedValues: ar.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = p === e;
        } else
          var t = !0;
        if (t)
          if (r.sample_rate !== void 0) {
            let i = r.sample_rate, p = e;
            if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
              return te.errors = [{ instancePath: s + "/sample_rate", schemaPath: "#/properties/sample_rate/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var t = p === e;
          } else
            var t = !0;
      }
    } else
      return te.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return te.errors = a, e === 0;
}
te.evaluated = { props: { type: !0, encoding: !0, sample_rate: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ir = { type: "string", enum: ["function"] };
var nr = { type: "string", enum: ["object"] };
var or = { type: "string", enum: ["integer", "number", "string", "boolean"] };
function ee(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ee.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let p;
      if (r.type === void 0 && (p = "type"))
        return ee.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: p }, message: "must have required property '" + p + "'" }], !1;
      {
        let d = e;
        for (let k in r)
          if (!(k === "type" || k === "description" || k === "enum" || k === "example")) {
            return ee.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: k }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (d === e) {
          if (r.type !== void 0) {
            let k = r.type, o = e;
            if (typeof k != "string")
              return ee.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolFunctionParameterTypeEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(k === "integer" || k === "number" || k === "string" || k === "boolean"))
              return ee.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolFunctionParameterTypeEnum/enum", keyword: "enum", params: { allowedValues: or.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = o === e;
          } else
            var t = !0;
          if (t) {
            if (r.description !== void 0) {
              let k = e;
              if (typeof r.description != "string")
                return ee.errors = [{ instancePath: s + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = k === e;
            } else
              var t = !0;
            if (t) {
              if (r.enum !== void 0) {
                let k = r.enum, o = e;
                if (e === o)
                  if (Array.isArray(k)) {
                    var m = !0;
                    let v = k.length;
                    for (let C = 0; C < v; C++) {
                      let y = k[C], h = e, O = e, I = !1, V = null, S = e;
                      if (typeof y != "string") {
                        let J = { instancePath: s + "/enum/" + C, schemaPath: "#/properties/enum/items/oneOf/0/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        a === null ? a = [J] : a.push(J), e++;
                      }
                      var i = S === e;
                      i && (I = !0, V = 0);
                      let c = e;
                      if (!(typeof y == "number" && !(y % 1) && !isNaN(y))) {
                        let J = { instancePath: s + "/enum/" + C, schemaPath: "#/properties/enum/items/oneOf/1/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        a === null ? a = [J] : a.push(J), e++;
                      }
                      var i = c === e;
                      if (i && I ? (I = !1, V = [V, 1]) : i && (I = !0, V = 1), I)
                        e = O, a !== null && (O ? a.length = O : a = null);
                      else {
                        let J = { instancePath: s + "/enum/" + C, schemaPath: "#/properties/enum/items/oneOf", keyword: "oneOf", params: { passingSchemas: V }, message: "must match exactly one schema in oneOf" };
                        return a === null ? a = [J] : a.push(J), e++, ee.errors = a, !1;
                      }
                      var m = h === e;
                      if (!m)
                        break;
                    }
                  } else
                    return ee.errors = [{ instancePath: s + "/enum", schemaPath: "#/properties/enum/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var t = o === e;
              } else
                var t = !0;
              if (t)
                if (r.example !== void 0) {
                  let k = e;
                  if (typeof r.example != "string")
                    return ee.errors = [{ instancePath: s + "/example", schemaPath: "#/properties/example/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var t = k === e;
                } else
                  var t = !0;
            }
          }
        }
      }
    } else
      return ee.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ee.errors = a, e === 0;
}
ee.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function we(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = we.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r))
      for (let m in r) {
        let i = e;
        ee(r[m], { instancePath: s + "/" + m.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: r, parentDataProperty: m, rootData: P, dynamicAnchors: q }) || (a = a === null ? ee.errors : a.concat(ee.errors), e = a.length);
        var t = i === e;
        if (!t)
          break;
      }
    else
      return we.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return we.errors = a, e === 0;
}
we.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ie(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ie.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let i = e;
      for (let p in r)
        if (!(p === "type" || p === "required" || p === "properties")) {
          return ie.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (i === e) {
        if (r.type !== void 0) {
          let p = r.type, d = e;
          if (typeof p != "string")
            return ie.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolFunctionParametersTypeEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (p !== "object")
            return ie.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolFunctionParametersTypeEnum/enum", keyword: "enum", params: { allowedValues: nr.enum }, message: "must be equal to one of the allowed values" }], !1;
          var t = d === e;
        } else
          var t = !0;
        if (t) {
          if (r.required !== void 0) {
            let p = r.required, d = e;
            if (e === d)
              if (Array.isArray(p)) {
                var m = !0;
                let o = p.length;
                for (let f = 0; f < o; f++) {
                  let v = e;
                  if (typeof p[f] != "string")
                    return ie.errors = [{ instancePath: s + "/required/" + f, schemaPath: "#/properties/required/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var m = v === e;
                  if (!m)
                    break;
                }
              } else
                return ie.errors = [{ instancePath: s + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var t = d === e;
          } else
            var t = !0;
          if (t)
            if (r.properties !== void 0) {
              let p = e;
              we(r.properties, { instancePath: s + "/properties", parentData: r, parentDataProperty: "properties", rootData: P, dynamicAnchors: q }) || (a = a === null ? we.errors : a.concat(we.errors), e = a.length);
              var t = p === e;
            } else
              var t = !0;
        }
      }
    } else
      return ie.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ie.errors = a, e === 0;
}
ie.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function me(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = me.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.name === void 0 && (m = "name"))
        return me.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      {
        let i = e;
        for (let p in r)
          if (!(p === "name" || p === "description" || p === "parameters")) {
            return me.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (i === e) {
          if (r.name !== void 0) {
            let p = e;
            if (typeof r.name != "string")
              return me.errors = [{ instancePath: s + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var t = p === e;
          } else
            var t = !0;
          if (t) {
            if (r.description !== void 0) {
              let p = e;
              if (typeof r.description != "string")
                return me.errors = [{ instancePath: s + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = p === e;
            } else
              var t = !0;
            if (t)
              if (r.parameters !== void 0) {
                let p = e;
                ie(r.parameters, { instancePath: s + "/parameters", parentData: r, parentDataProperty: "parameters", rootData: P, dynamicAnchors: q }) || (a = a === null ? ie.errors : a.concat(ie.errors), e = a.length);
                var t = p === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return me.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return me.errors = a, e === 0;
}
me.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function le(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.type === void 0 && (m = "type") || r.function === void 0 && (m = "function"))
        return le.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      {
        let i = e;
        for (let p in r)
          if (!(p === "type" || p === "function")) {
            return le.errors = [{ instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: p }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (i === e) {
          if (r.type !== void 0) {
            let p = r.type, d = e;
            if (typeof p != "string")
              return le.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolTypeEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (p !== "function")
              return le.errors = [{ instancePath: s + "/type", schemaPath: "#/components/schemas/ToolTypeEnum/enum", keyword: "enum", params: { allowedValues: ir.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = d === e;
          } else
            var t = !0;
          if (t)
            if (r.function !== void 0) {
              let p = e;
              me(r.function, { instancePath: s + "/function", parentData: r, parentDataProperty: "function", rootData: P, dynamicAnchors: q }) || (a = a === null ? me.errors : a.concat(me.errors), e = a.length);
              var t = p === e;
            } else
              var t = !0;
        }
      }
    } else
      return le.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return le.errors = a, e === 0;
}
le.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Ae(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = Ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (Array.isArray(r)) {
      var t = !0;
      let m = r.length;
      for (let i = 0; i < m; i++) {
        let p = e;
        le(r[i], { instancePath: s + "/" + i, parentData: r, parentDataProperty: i, rootData: P, dynamicAnchors: q }) || (a = a === null ? le.errors : a.concat(le.errors), e = a.length);
        var t = p === e;
        if (!t)
          break;
      }
    } else
      return Ae.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
  return Ae.errors = a, e === 0;
}
Ae.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function X(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = X.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let p;
      if (r.message === void 0 && (p = "message") || r.conversation_config === void 0 && (p = "conversation_config"))
        return X.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: p }, message: "must have required property '" + p + "'" }], !1;
      if (r.message !== void 0) {
        let d = r.message, k = e;
        if (typeof d != "string")
          return X.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (d !== "StartConversation")
          return X.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "StartConversation" }, message: "must be equal to constant" }], !1;
        var t = k === e;
      } else
        var t = !0;
      if (t) {
        if (r.audio_format !== void 0) {
          let d = e;
          te(r.audio_format, { instancePath: s + "/audio_format", parentData: r, parentDataProperty: "audio_format", rootData: P, dynamicAnchors: q }) || (a = a === null ? te.errors : a.concat(te.errors), e = a.length);
          var t = d === e;
        } else
          var t = !0;
        if (t) {
          if (r.conversation_config !== void 0) {
            let d = r.conversation_config, k = e;
            if (e === e)
              if (d && typeof d == "object" && !Array.isArray(d)) {
                let v;
                if (d.template_id === void 0 && (v = "template_id"))
                  return X.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/required", keyword: "required", params: { missingProperty: v }, message: "must have required property '" + v + "'" }], !1;
                if (d.template_id !== void 0) {
                  let C = e;
                  if (typeof d.template_id != "string")
                    return X.errors = [{ instancePath: s + "/conversation_config/template_id", schemaPath: "#/components/schemas/ConversationConfig/properties/template_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var m = C === e;
                } else
                  var m = !0;
                if (m)
                  if (d.template_variables !== void 0) {
                    let C = d.template_variables, y = e;
                    if (e === y)
                      if (C && typeof C == "object" && !Array.isArray(C))
                        for (let O in C) {
                          let I = e;
                          if (typeof C[O] != "string")
                            return X.errors = [{ instancePath: s + "/conversation_config/template_variables/" + O.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/components/schemas/ConversationConfig/properties/template_variables/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var i = I === e;
                          if (!i)
                            break;
                        }
                      else
                        return X.errors = [{ instancePath: s + "/conversation_config/template_variables", schemaPath: "#/components/schemas/ConversationConfig/properties/template_variables/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var m = y === e;
                  } else
                    var m = !0;
              } else
                return X.errors = [{ instancePath: s + "/conversation_config", schemaPath: "#/components/schemas/ConversationConfig/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var t = k === e;
          } else
            var t = !0;
          if (t) {
            if (r.tools !== void 0) {
              let d = e;
              Ae(r.tools, { instancePath: s + "/tools", parentData: r, parentDataProperty: "tools", rootData: P, dynamicAnchors: q }) || (a = a === null ? Ae.errors : a.concat(Ae.errors), e = a.length);
              var t = d === e;
            } else
              var t = !0;
            if (t)
              if (r.debug !== void 0) {
                let d = r.debug, k = e;
                if (e === e)
                  if (d && typeof d == "object" && !Array.isArray(d)) {
                    if (d.llm !== void 0 && typeof d.llm != "boolean")
                      return X.errors = [{ instancePath: s + "/debug/llm", schemaPath: "#/components/schemas/DebugObject/properties/llm/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  } else
                    return X.errors = [{ instancePath: s + "/debug", schemaPath: "#/components/schemas/DebugObject/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                var t = k === e;
              } else
                var t = !0;
          }
        }
      }
    } else
      return X.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return X.errors = a, e === 0;
}
X.evaluated = { props: { message: !0, audio_format: !0, conversation_config: !0, tools: !0, debug: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pr = ge;
function ge(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ge.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.seq_no === void 0 && (m = "seq_no"))
        return ge.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ge.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AudioReceived")
          return ge.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "AudioReceived" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t)
        if (r.seq_no !== void 0) {
          let i = r.seq_no, p = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return ge.errors = [{ instancePath: s + "/seq_no", schemaPath: "#/properties/seq_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = p === e;
        } else
          var t = !0;
    } else
      return ge.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ge.errors = a, e === 0;
}
ge.evaluated = { props: { message: !0, seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = he;
function he(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = he.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.last_seq_no === void 0 && (m = "last_seq_no"))
        return he.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return he.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AudioEnded")
          return he.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "AudioEnded" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t)
        if (r.last_seq_no !== void 0) {
          let i = r.last_seq_no, p = e;
          if (!(typeof i == "number" && !(i % 1) && !isNaN(i)))
            return he.errors = [{ instancePath: s + "/last_seq_no", schemaPath: "#/properties/last_seq_no/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var t = p === e;
        } else
          var t = !0;
    } else
      return he.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return he.errors = a, e === 0;
}
he.evaluated = { props: { message: !0, last_seq_no: !0 }, dynamicProps: !1, dynamicItems: !1 };
var lr = oe;
function oe(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = oe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.input === void 0 && (m = "input"))
        return oe.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return oe.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "AddInput")
          return oe.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "AddInput" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.input !== void 0) {
          let i = e;
          if (typeof r.input != "string")
            return oe.errors = [{ instancePath: s + "/input", schemaPath: "#/properties/input/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.interrupt_response !== void 0) {
            let i = e;
            if (typeof r.interrupt_response != "boolean")
              return oe.errors = [{ instancePath: s + "/interrupt_response", schemaPath: "#/properties/interrupt_response/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var t = i === e;
          } else
            var t = !0;
          if (t)
            if (r.immediate !== void 0) {
              let i = e;
              if (typeof r.immediate != "boolean")
                return oe.errors = [{ instancePath: s + "/immediate", schemaPath: "#/properties/immediate/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var t = i === e;
            } else
              var t = !0;
        }
      }
    } else
      return oe.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return oe.errors = a, e === 0;
}
oe.evaluated = { props: { message: !0, input: !0, interrupt_response: !0, immediate: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = ae;
var cr = { type: "string", enum: ["ok", "rejected", "failed"] };
function ae(r, { instancePath: s = "", parentData: z, parentDataProperty: N, rootData: P = r, dynamicAnchors: q = {} } = {}) {
  let a = null, e = 0, n = ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), e === 0)
    if (r && typeof r == "object" && !Array.isArray(r)) {
      let m;
      if (r.message === void 0 && (m = "message") || r.id === void 0 && (m = "id") || r.status === void 0 && (m = "status"))
        return ae.errors = [{ instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: m }, message: "must have required property '" + m + "'" }], !1;
      if (r.message !== void 0) {
        let i = r.message, p = e;
        if (typeof i != "string")
          return ae.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (i !== "ToolResult")
          return ae.errors = [{ instancePath: s + "/message", schemaPath: "#/properties/message/const", keyword: "const", params: { allowedValue: "ToolResult" }, message: "must be equal to constant" }], !1;
        var t = p === e;
      } else
        var t = !0;
      if (t) {
        if (r.id !== void 0) {
          let i = e;
          if (typeof r.id != "string")
            return ae.errors = [{ instancePath: s + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var t = i === e;
        } else
          var t = !0;
        if (t) {
          if (r.status !== void 0) {
            let i = r.status, p = e;
            if (typeof i != "string")
              return ae.errors = [{ instancePath: s + "/status", schemaPath: "#/components/schemas/StatusEnum/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            if (!(i === "ok" || i === "rejected" || i === "failed"))
              return ae.errors = [{ instancePath: s + "/status", schemaPath: "#/components/schemas/StatusEnum/enum", keyword: "enum", params: { allowedValues: cr.enum }, message: "must be equal to one of the allowed values" }], !1;
            var t = p === e;
          } else
            var t = !0;
          if (t)
            if (r.content !== void 0) {
              let i = e;
              if (typeof r.content != "string")
                return ae.errors = [{ instancePath: s + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var t = i === e;
            } else
              var t = !0;
        }
      }
    } else
      return ae.errors = [{ instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return ae.errors = a, e === 0;
}
ae.evaluated = { props: { message: !0, id: !0, status: !0, content: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yr = { batch_JobConfig: Fe, realtime_StartRecognition: Me, realtime_AddChannelAudio: Qe, realtime_EndOfStream: Xe, realtime_EndOfChannel: Ye, realtime_ForceEndOfUtterance: er, realtime_SetRecognitionConfig: rr, realtime_GetSpeakers: sr, flow_StartConversation: tr, flow_AudioReceived: pr, flow_AudioEnded: mr, flow_AddInput: lr, flow_ToolResult: fr };
export {
  Fe as batch_JobConfig,
  yr as default,
  lr as flow_AddInput,
  mr as flow_AudioEnded,
  pr as flow_AudioReceived,
  tr as flow_StartConversation,
  fr as flow_ToolResult,
  Qe as realtime_AddChannelAudio,
  Ye as realtime_EndOfChannel,
  Xe as realtime_EndOfStream,
  er as realtime_ForceEndOfUtterance,
  sr as realtime_GetSpeakers,
  rr as realtime_SetRecognitionConfig,
  Me as realtime_StartRecognition
};
